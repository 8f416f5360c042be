(() => {
  "use strict";
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];

  /** Filters and searches the findings; the state is in the address, so that a view can be linked. */
  function findings(form) {
    const query = document.getElementById("query");
    const shown = document.getElementById("shown");
    const options = document.getElementById("options");
    const fields = all("fieldset", form).map((field) => ({
      key: field.dataset.key,
      boxes: all("input", field).map((input) => ({
        input,
        label: input.closest("label"),
        count: input.parentElement.querySelector("small"),
      })),
    }));
    const groups = all(".list > .group").map((element) => ({
      element,
      count: element.querySelector(".count"),
      cards: all(".finding", element),
    }));
    const cards = groups.flatMap((group) => group.cards).map((element) => ({ element, text: null }));
    const textOf = (card) => (card.text ??= card.element.textContent.toLowerCase());

    function update() {
      const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
      const chosen = fields.map((field) => ({
        key: field.key,
        values: new Set(field.boxes.filter((box) => box.input.checked).map((box) => box.input.value)),
        counts: new Map(),
      }));
      let visible = 0;
      for (const card of cards) {
        const data = card.element.dataset;
        const failing = chosen.filter((it) => it.values.size > 0 && !it.values.has(data[it.key]));
        const found = words.every((word) => textOf(card).includes(word));
        card.element.hidden = !found || failing.length > 0;
        visible += card.element.hidden ? 0 : 1;
        // An option counts what it would show together with the other filters.
        for (const it of chosen) {
          if (found && (failing.length === 0 || (failing.length === 1 && failing[0] === it))) {
            it.counts.set(data[it.key], (it.counts.get(data[it.key]) ?? 0) + 1);
          }
        }
      }
      fields.forEach((field, i) => {
        for (const box of field.boxes) {
          const count = chosen[i].counts.get(box.input.value) ?? 0;
          box.count.textContent = count;
          box.label.classList.toggle("none", count === 0);
        }
      });
      for (const group of groups) {
        const count = group.cards.filter((card) => !card.hidden).length;
        group.count.textContent = count;
        group.element.hidden = count === 0;
      }
      const total = cards.length;
      shown.textContent =
        visible === total ? `${total} finding${total === 1 ? "" : "s"}` : `${visible} of ${total} findings`;
    }

    function save() {
      const state = new URLSearchParams();
      if (query.value) {
        state.append("q", query.value);
      }
      for (const field of fields) {
        for (const box of field.boxes.filter((each) => each.input.checked)) {
          state.append(field.key, box.input.value);
        }
      }
      history.replaceState(null, "", state.size > 0 ? "#?" + state : location.pathname + location.search);
    }

    function load() {
      if (!location.hash.startsWith("#?")) {
        return;
      }
      const state = new URLSearchParams(location.hash.slice(2));
      query.value = state.get("q") ?? "";
      for (const field of fields) {
        const values = state.getAll(field.key);
        field.boxes.forEach((box) => (box.input.checked = values.includes(box.input.value)));
      }
      update();
    }

    form.addEventListener("submit", (event) => event.preventDefault());
    form.addEventListener("input", () => {
      update();
      save();
    });
    form.addEventListener("reset", () =>
      // The fields are reset after this event.
      setTimeout(() => {
        update();
        save();
      }),
    );
    const setOpen = (open) =>
      cards.filter((card) => !card.element.hidden).forEach((card) => (card.element.open = open));
    document.getElementById("open-all").addEventListener("click", () => setOpen(true));
    document.getElementById("close-all").addEventListener("click", () => setOpen(false));
    document.addEventListener("keydown", (event) => {
      const typing = event.target.matches("input, textarea, select");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        query.focus();
        query.select();
      }
    });
    window.addEventListener("hashchange", load);
    options.open = matchMedia("(min-width: 60rem)").matches;
    form.hidden = false;
    update();
    load();
  }

  /** An icicle graph of stacks: outermost frame on top, width by time. */
  function flame(figure) {
    const ROW = 20;
    const MIN_WIDTH = 2;
    const data = JSON.parse(figure.querySelector("script").textContent);
    const graph = figure.querySelector(".graph");
    const detail = figure.querySelector(".detail");
    const query = figure.querySelector("input");
    const matched = figure.querySelector(".matched");
    const out = figure.querySelector("button");
    const nodes = [];
    const path = [];
    for (let i = 0; i < data.nodes.length; i += 3) {
      const [depth, name, total] = data.nodes.slice(i, i + 3);
      const parent = depth > 0 ? path[depth - 1] : null;
      const node = { id: name, name: data.names[name], kind: data.kinds[name], total, depth, parent, children: [] };
      node.start = parent ? parent.end : 0;
      node.end = node.start;
      if (parent) {
        parent.end = node.start + total;
        parent.children.push(node);
      }
      path[depth] = node;
      nodes.push(node);
    }
    for (const node of nodes) {
      node.end = node.start + node.total;
    }
    const root = nodes[0];
    let zoomed = root;
    let current = root;
    let matches = new Set();
    let width = 0;

    const percent = (part) => {
      const value = 100 * part;
      return (value >= 10 ? value.toFixed(0) : value.toFixed(value >= 1 ? 1 : 2)) + " %";
    };
    const describe = (node) => {
      const time = data.unit === "ns" ? `, ${span(node.total)}` : "";
      return `${node.name}: ${percent(node.total / root.total)}${time}`;
    };

    function span(micros) {
      const units = [["h", 3.6e9, 7.2e9], ["min", 6e7, 6e8], ["s", 1e6, 1e6], ["ms", 1e3, 1e3], ["µs", 1, 0]];
      const [unit, size] = units.find(([, , from]) => micros >= from);
      return `${Number((micros / size).toPrecision(2))} ${unit}`;
    }

    function short(name) {
      const hash = name.lastIndexOf("#");
      const type = name.slice(0, hash < 0 ? name.length : hash);
      const simple = type.slice(type.lastIndexOf(".") + 1);
      return hash < 0 ? simple : `${simple}.${name.slice(hash + 1)}`;
    }

    function render(focus) {
      width = graph.clientWidth;
      const keepFocus = focus || graph.contains(document.activeElement);
      const scale = width / zoomed.total;
      const fragment = document.createDocumentFragment();
      let rows = 0;
      for (const node of nodes) {
        const outer = node.end >= zoomed.end && node.start <= zoomed.start && node.depth < zoomed.depth;
        const inner = node.start >= zoomed.start && node.end <= zoomed.end && node.depth >= zoomed.depth;
        const size = outer ? width : node.total * scale;
        node.element = null;
        if (!(outer || inner) || size < MIN_WIDTH) {
          continue;
        }
        const element = document.createElement("div");
        element.className = `frame ${node.kind}`;
        element.classList.toggle("outer", outer);
        element.classList.toggle("thin", size < 24);
        element.classList.toggle("match", matches.has(node));
        element.style.left = outer ? "0" : `${(node.start - zoomed.start) * scale}px`;
        element.style.width = `${size}px`;
        element.style.top = `${node.depth * ROW}px`;
        element.textContent = size < 24 ? "" : short(node.name);
        element.setAttribute("role", "treeitem");
        element.setAttribute("aria-level", node.depth + 1);
        element.setAttribute("aria-label", describe(node));
        element.tabIndex = -1;
        element.frame = node;
        node.element = element;
        fragment.append(element);
        rows = Math.max(rows, node.depth + 1);
      }
      graph.replaceChildren(fragment);
      graph.style.height = `${rows * ROW}px`;
      graph.classList.toggle("searching", query.value.trim() !== "");
      out.disabled = zoomed === root;
      while (!current.element) {
        current = current.parent;
      }
      select(current, keepFocus);
    }

    function select(node, focus) {
      if (current.element) {
        current.element.tabIndex = -1;
      }
      current = node;
      node.element.tabIndex = 0;
      show(node);
      if (focus) {
        node.element.focus({ preventScroll: false });
      }
    }

    function show(node) {
      detail.textContent = describe(node);
    }

    function zoom(node, focus) {
      zoomed = node;
      current = node;
      render(focus);
    }

    function search() {
      const text = query.value.trim().toLowerCase();
      matches = new Set(text === "" ? [] : nodes.filter((node) => node.name.toLowerCase().includes(text)));
      // Frames inside of other matches count once. Merged frames are not drawn, so that the sum of
      // those that are drawn can be too small; for a single name it is known.
      const names = new Set([...matches].map((node) => node.id));
      const exact = names.size === 1;
      const largest = Math.max(0, ...[...names].map((name) => data.totals[name]));
      let total = 0;
      for (const node of matches) {
        let outer = node.parent;
        while (outer && !matches.has(outer)) {
          outer = outer.parent;
        }
        total += outer ? 0 : node.total;
      }
      const share = percent(Math.max(total, largest) / root.total);
      matched.textContent = text === "" ? "" : `matched ${exact || total === 0 ? "" : "at least "}${share}`;
      render(false);
    }

    const neighbour = (node, step) => {
      const visible = nodes.filter((each) => each.element && each.depth === node.depth);
      return visible[visible.indexOf(node) + step];
    };
    const moves = {
      ArrowUp: (node) => node.parent,
      ArrowDown: (node) => node.children.find((child) => child.element),
      ArrowLeft: (node) => neighbour(node, -1),
      ArrowRight: (node) => neighbour(node, 1),
      Home: () => root,
    };
    graph.addEventListener("keydown", (event) => {
      const node = event.target.frame;
      if (!node) {
        return;
      }
      if (moves[event.key]) {
        const next = moves[event.key](node);
        if (next) {
          select(next, true);
        }
      } else if (event.key === "Enter" || event.key === " ") {
        zoom(node, true);
      } else if (event.key === "Escape") {
        zoom(root, true);
      } else {
        return;
      }
      event.preventDefault();
    });
    graph.addEventListener("click", (event) => {
      if (event.target.frame) {
        zoom(event.target.frame, true);
      }
    });
    graph.addEventListener("pointerover", (event) => event.target.frame && show(event.target.frame));
    graph.addEventListener("pointerleave", () => show(current));
    query.addEventListener("input", search);
    query.addEventListener("keydown", (event) => {
      if (event.key === "Escape") {
        query.value = "";
        search();
      }
    });
    out.addEventListener("click", () => zoom(root, false));
    for (const button of all(`button[data-graph="${figure.id}"]`)) {
      button.hidden = false;
      button.addEventListener("click", () => {
        query.value = button.dataset.query;
        search();
        zoom(root, false);
        query.focus({ preventScroll: true });
        figure.scrollIntoView();
      });
    }
    figure.hidden = false;
    // The height changes with each zoom.
    new ResizeObserver(() => width !== graph.clientWidth && render(false)).observe(graph);
  }

  /** Opens what a link leads to. */
  function reveal() {
    const target = location.hash.startsWith("#?") ? null : document.getElementById(location.hash.slice(1));
    const details = target?.closest("details");
    if (details) {
      details.hidden = false;
      details.open = true;
      target.scrollIntoView();
    }
  }

  const form = document.getElementById("filters");
  if (form) {
    findings(form);
  }
  all("figure.flame").forEach(flame);
  window.addEventListener("hashchange", reveal);
  reveal();
})();
