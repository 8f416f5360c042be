package testdata;

import java.util.regex.Pattern;
import org.springframework.web.bind.annotation.GetMapping;

public class OnClassLine {
	private static final Pattern TRIM_PATTERN = Pattern.compile("(?i)x+$");

	@GetMapping String trim(String s) {
		// BUG: Diagnostic contains: SAFE String.replaceAll
		return TRIM_PATTERN.matcher(s).replaceAll("");
	}

	public static void main(String[] args) {
		System.out.println(new OnClassLine().trim("axXx"));
	}
}
