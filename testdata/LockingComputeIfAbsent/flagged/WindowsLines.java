package testdata;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Lines end with CR LF, and tabs indent them. */
class WindowsLines {
	private static final Map<String, List<String>> LISTS = new ConcurrentHashMap<>();

	static List<String> declared(String key) {
		// BUG: Diagnostic contains: SAFE
		List<String> list = LISTS.computeIfAbsent(key, k -> {
			List<String> fresh = new ArrayList<>();
			fresh.add(k);
			return fresh;
		}); // as needed
		return list;
	}

	static int nested(String key, boolean really) {
		// BUG: Diagnostic contains: SAFE
		if (really && LISTS.computeIfAbsent(key, k -> new ArrayList<>()).isEmpty()) return 1;
		// BUG: Diagnostic contains: SAFE
		LISTS.computeIfAbsent(key, k -> new ArrayList<>()).size();
		return 2;
	}

	public static void main(String[] args) {
		System.out.println(declared("a") + " " + declared("a"));
		System.out.println(nested("b", true) + nested("b", false) + nested("b", true) + " " + LISTS);
	}
}
