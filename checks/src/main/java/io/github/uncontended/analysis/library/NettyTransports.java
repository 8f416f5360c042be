package io.github.uncontended.analysis.library;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.util.ASTHelpers;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberReferenceTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import com.sun.tools.javac.code.Symbol;
import com.sun.tools.javac.code.Symbol.ClassSymbol;
import com.sun.tools.javac.code.Symbol.MethodSymbol;
import io.github.uncontended.analysis.syntax.LazyPathScanner;
import io.github.uncontended.analysis.syntax.Symbols;
import java.util.ArrayList;
import java.util.List;

/**
 * What a compilation unit says of the transports of Netty.
 *
 * @param groups where it constructs event loop groups of NIO
 * @param channels its class literals of channels of NIO
 * @param serves whether one of the channels is that of a server bootstrap
 * @param constructs whether it constructs channels of NIO itself, or groups by a reference
 * @param wraps whether it constructs channels of NIO around those of {@code java.nio}
 * @param hasNative whether it names a native transport, by a class or in a text
 */
public record NettyTransports(
    List<TreePath> groups,
    List<TreePath> channels,
    boolean serves,
    boolean constructs,
    boolean wraps,
    boolean hasNative) {
  /** The packages of the transports that call the operating system themselves. */
  private static final ImmutableSet<String> NATIVE =
      ImmutableSet.of(
          "io.netty.channel.epoll",
          "io.netty.channel.kqueue",
          "io.netty.channel.uring",
          "io.netty.incubator.channel.uring");

  /** What the names of native transports and of their classes contain. */
  private static final ImmutableSet<String> NATIVE_PARTS =
      ImmutableSet.of("epoll", "kqueue", "io_uring", "iouring");

  /** The event loop group of the transport of NIO. */
  private static final String GROUP = "io.netty.channel.nio.NioEventLoopGroup";

  private static final String CHANNELS = "io.netty.channel.socket.nio.";
  private static final String CHANNEL = CHANNELS + "NioServerSocketChannel";

  private static final ImmutableSet<String> JDK_CHANNELS =
      ImmutableSet.of("java.nio.channels.ServerSocketChannel", "java.nio.channels.SocketChannel");

  /** What a unit says. */
  public static NettyTransports in(CompilationUnitTree unit) {
    Finder finder = new Finder();
    finder.scan(unit, null);
    return new NettyTransports(
        finder.groups,
        finder.channels,
        finder.serves,
        finder.constructs,
        finder.wraps,
        finder.hasNative);
  }

  /** Whether an expression constructs an event loop group of NIO. */
  public static boolean isNioGroup(NewClassTree tree) {
    String type = KnownTypes.nameOf(ASTHelpers.getType(tree.getIdentifier()));
    if (type.equals(GROUP)) {
      return true;
    }
    List<? extends ExpressionTree> arguments = tree.getArguments();
    return type.equals("io.netty.channel.MultiThreadIoEventLoopGroup")
        && !arguments.isEmpty()
        && arguments.get(arguments.size() - 1) instanceof MethodInvocationTree factory
        && factory.getArguments().isEmpty()
        && Symbols.of(factory.getMethodSelect()) instanceof MethodSymbol method
        && method.owner.getQualifiedName().contentEquals("io.netty.channel.nio.NioIoHandler");
  }

  /** Whether a constructor reference is one to the event loop group of NIO. */
  public static boolean isNioGroup(MemberReferenceTree tree) {
    return tree.getMode() == MemberReferenceTree.ReferenceMode.NEW
        && KnownTypes.nameOf(ASTHelpers.getType(tree.getQualifierExpression())).equals(GROUP);
  }

  private static boolean isChannelOfJdk(ExpressionTree argument) {
    return JDK_CHANNELS.contains(KnownTypes.nameOf(ASTHelpers.getType(argument)));
  }

  private static final class Finder extends LazyPathScanner {
    private final List<TreePath> groups = new ArrayList<>();
    private final List<TreePath> channels = new ArrayList<>();
    private boolean serves;
    private boolean constructs;
    private boolean wraps;
    private boolean hasNative;

    @Override
    public Void visitNewClass(NewClassTree tree, Void unused) {
      if (isNioGroup(tree)) {
        groups.add(path());
      }
      noteConstruction(tree, tree.getIdentifier());
      wraps |=
          KnownTypes.nameOf(ASTHelpers.getType(tree.getIdentifier())).startsWith(CHANNELS)
              && tree.getArguments().stream().anyMatch(NettyTransports::isChannelOfJdk);
      return super.visitNewClass(tree, null);
    }

    @Override
    public Void visitMemberReference(MemberReferenceTree tree, Void unused) {
      if (tree.getMode() == MemberReferenceTree.ReferenceMode.NEW) {
        noteConstruction(tree, tree.getQualifierExpression());
      }
      return super.visitMemberReference(tree, null);
    }

    private void noteConstruction(Tree part, Tree type) {
      String name = KnownTypes.nameOf(ASTHelpers.getType(type));
      constructs |=
          name.startsWith(CHANNELS) || (part instanceof MemberReferenceTree && name.equals(GROUP));
      serves |= name.equals(CHANNEL);
    }

    /** Libraries that can do without the jar of a native transport load its classes by name. */
    @Override
    public Void visitLiteral(LiteralTree tree, Void unused) {
      hasNative |=
          tree.getValue() instanceof String text
              && NATIVE_PARTS.stream().anyMatch(part -> Ascii.toLowerCase(text).contains(part));
      return null;
    }

    @Override
    public Void visitIdentifier(IdentifierTree tree, Void unused) {
      note(ASTHelpers.getSymbol(tree));
      return null;
    }

    @Override
    public Void visitMemberSelect(MemberSelectTree tree, Void unused) {
      note(ASTHelpers.getSymbol(tree));
      if (tree.getIdentifier().contentEquals("class")) {
        String type = KnownTypes.nameOf(ASTHelpers.getType(tree.getExpression()));
        if (type.startsWith(CHANNELS)) {
          channels.add(path());
          serves |= type.equals(CHANNEL);
        }
      }
      return super.visitMemberSelect(tree, null);
    }

    private void note(Symbol symbol) {
      hasNative |=
          symbol instanceof ClassSymbol type && NATIVE.contains(KnownTypes.packageOf(type));
    }
  }
}
