package testdata;

import org.springframework.web.bind.annotation.GetMapping;

public class OnClassLine { @GetMapping String trim(String s) {
		// BUG: Diagnostic contains: SAFE String.replaceAll
		return s.replaceAll("(?i)x+$", "");
	}

	public static void main(String[] args) {
		System.out.println(new OnClassLine().trim("axXx"));
	}
}
