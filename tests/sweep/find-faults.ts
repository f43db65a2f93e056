/*
 * Runs inside the page, as one function, and answers with what a user would notice. Each fault is a
 * sentence with the element that has it.
 */

/** What is wrong with the page now. */
export function findFaults(): string[] {
  const faults: string[] = [];
  const slack = 1;
  // Not innerWidth: a phone zooms out to show a page that is too wide, and innerWidth grows with it.
  const pageWidth = document.documentElement.clientWidth;

  const name = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
    return `<${element.tagName.toLowerCase()}> “${words.trim().slice(0, 40)}”`;
  };
  const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo);
  const parents = (element: Element): Element[] => {
    const found: Element[] = [];
    for (let at = element.parentElement; at; at = at.parentElement) found.push(at);
    return found;
  };
  const isHeardOnly = (element: Element) =>
    [element, ...parents(element)].some((one) => styleOf(one).clipPath === 'inset(50%)');
  const isSeen = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
    !element.closest('[inert]') &&
    !isHeardOnly(element);
  /** Rows of tabs, chips and photos, and tables of many columns: they scroll sideways under the finger, on purpose. */
  const isStrip = (element: Element) => {
    const { overflowX, display } = styleOf(element);
    const isRow = display === 'flex' || element.querySelector(':scope > table') !== null;
    return overflowX === 'auto' && isRow && element.scrollHeight <= element.clientHeight + 2;
  };
  const scrollsDown = (element: Element) => /auto|scroll/.test(styleOf(element).overflowY);
  /** A caption under a tile may end in an ellipsis: one tap shows it whole. */
  const isCaption = (element: Element) =>
    styleOf(element).textOverflow === 'ellipsis' &&
    !!element.closest('[data-tile], article[data-step]');
  const inStrip = (element: Element) => [element, ...parents(element)].some(isStrip);
  const isLayer = (element: Element) => /fixed|sticky/.test(styleOf(element).position);
  const layerOf = (element: Element) => [element, ...parents(element)].find(isLayer);
  /** What lies over the rest: only this can be used while it is there. */
  const modal = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
  const stage = modal ?? document.body;

  // Nothing is wider than what shows it.
  if (document.documentElement.scrollWidth > pageWidth)
    faults.push(
      `the page scrolls sideways by ${document.documentElement.scrollWidth - pageWidth} px`,
    );
  for (const element of stage.querySelectorAll('*')) {
    const { overflowX } = styleOf(element);
    const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
    if (
      scrolls &&
      isSeen(element) &&
      !isStrip(element) &&
      !/^(TEXTAREA|INPUT)$/.test(element.tagName)
    )
      faults.push(`${name(element)} scrolls sideways`);
  }

  // Every word is whole: inside the window, inside what it stands in, and inside its button.
  const walker = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !isSeen(element)) continue;
    if (/^(SCRIPT|STYLE|OPTION|TITLE)$/.test(element.tagName)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const strip = inStrip(element);
    for (const { left, right, top, bottom, width } of range.getClientRects()) {
      if (width === 0) continue;
      if (!strip && !isCaption(element) && (left < -slack || right > pageWidth + slack)) {
        faults.push(`the words of ${name(element)} run out of the window`);
        break;
      }
      // What is scrolled away can be scrolled back.
      const around = [element, ...parents(element)];
      const end = around.findIndex((one) => !isStrip(one) && scrollsDown(one));
      const box = around.slice(0, end < 0 ? -2 : end).find((one) => {
        if (isStrip(one)) return false;
        const { overflowX, overflowY } = styleOf(one);
        if (isCaption(one)) return false;
        const { left: l, right: r, top: t, bottom: b } = one.getBoundingClientRect();
        // A caption ends with an ellipsis by itself, whatever it stands in.
        const mayCutX = /hidden|clip/.test(overflowX) && !isCaption(element);
        const cutsX = mayCutX && (left < l - slack || right > r + slack);
        // Lines of Imbue are set tighter than the font's own box: only more than that is a cut.
        const air = Math.max(2, (bottom - top) * 0.2);
        const cutsY = /hidden|clip/.test(overflowY) && (top < t - air || bottom > b + air);
        return cutsX || cutsY;
      });
      if (box) {
        faults.push(`the words of ${name(element)} are cut off`);
        break;
      }
      const button = element.closest('button, a, label, summary');
      const { left: l, right: r } = (button ?? element).getBoundingClientRect();
      if (
        button &&
        !isCaption(element) &&
        styleOf(button).display !== 'inline' &&
        (left < l - slack || right > r + slack)
      ) {
        faults.push(`the words of ${name(element)} run out of ${name(button)}`);
        break;
      }
    }
  }

  // Words do not lie on other words.
  const lines: { element: Element; rect: DOMRect; layer: Element | undefined }[] = [];
  for (const element of stage.querySelectorAll(
    'h1, h2, h3, p, span, a, button, label, dt, dd, legend, time',
  )) {
    const own = [...element.childNodes].some(
      (one) => one.nodeType === 3 && one.textContent?.trim(),
    );
    if (!own || !isSeen(element)) continue;
    const frame = parents(element)
      .find((one) => !isStrip(one) && scrollsDown(one))
      ?.getBoundingClientRect();
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { left, top, right, bottom } of range.getClientRects()) {
      const from = Math.max(top, frame?.top ?? top);
      const height = Math.min(bottom, frame?.bottom ?? bottom) - from;
      const rect = new DOMRect(left, from, right - left, height);
      if (rect.width > 0 && height > 4 && !isCaption(element))
        lines.push({ element, rect, layer: layerOf(element) });
    }
  }
  const told = new Set<string>();
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (one.layer !== other.layer) continue;
      if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
      const x =
        Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const y =
        Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      const low = Math.min(one.rect.height, other.rect.height);
      const text = `${name(one.element)} lies on ${name(other.element)}`;
      if (x > 2 && y > low * 0.35 && !told.has(text)) {
        told.add(text);
        faults.push(text);
      }
    }
  }

  // Pictures are whole, but for those that decorate.
  for (const image of stage.querySelectorAll('img, svg')) {
    if (!isSeen(image) || image.closest('[aria-hidden="true"]') || inStrip(image)) continue;
    const { left, right } = image.getBoundingClientRect();
    if (left < -slack || right > pageWidth + slack)
      faults.push(`${name(image.parentElement!)} runs out of the window`);
  }

  // There is one headline.
  const headlines = [...document.querySelectorAll('h1')].filter((one) => one.checkVisibility());
  if (headlines.length !== 1) faults.push(`there are ${headlines.length} h1`);

  // Every target can be hit, on 44 by 44 px or more, and hits itself alone.
  const selector =
    'a[href], button, input:not([type="file"]), select, textarea, summary, [role="menuitem"], [role="tab"]';
  const targets = new Set<Element>();
  for (const element of stage.querySelectorAll(selector)) {
    const isChoice = /^(radio|checkbox)$/.test((element as HTMLInputElement).type);
    const target = (isChoice && element.closest('label')) || element;
    if (target.hasAttribute('data-base-ui-focus-guard') || !isSeen(target)) continue;
    if (targets.size < 90) targets.add(target);
  }
  const scrollers = [...document.querySelectorAll('*')].filter((one) => one.scrollTop > 0);
  const scrollPositions = scrollers.map((one) => [one, one.scrollTop] as const);
  for (const target of targets) {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    if (!target.isConnected) continue;
    const { left, right, top, bottom } = target.getBoundingClientRect();
    const x = (left + right) / 2;
    const y = (top + bottom) / 2;
    const label = target.closest('label');
    const hits = (atX: number, atY: number) => {
      const found = document.elementFromPoint(atX, atY);
      return (
        !!found && (target.contains(found) || (label !== null && label === found.closest('label')))
      );
    };
    if (!hits(x, y)) {
      const over = document.elementFromPoint(x, y);
      // They go by themselves, and can be sent away.
      if (over?.closest('[role="status"], section[aria-label="Kept as a wish"]')) continue;
      faults.push(`${name(target)} lies under ${over ? name(over) : 'nothing'}`);
      continue;
    }
    const reach = (stepX: number, stepY: number) => {
      let length = 0;
      while (length < 60 && hits(x + stepX * (length + 1), y + stepY * (length + 1))) length += 1;
      return length;
    };
    const width = reach(-1, 0) + reach(1, 0) + 1;
    const height = reach(0, -1) + reach(0, 1) + 1;
    // A link within a sentence is as high as its line (WCAG 2.5.8, Inline).
    const isInline = target.tagName === 'A' && styleOf(target).display === 'inline';
    const isInText = isInline && !!target.closest('p');
    if (!isInText && (width < 44 || height < 44))
      faults.push(`${name(target)} can be hit on ${width} by ${height} px only`);
  }
  for (const element of document.querySelectorAll('*'))
    if (element.scrollTop > 0) element.scrollTop = 0;
  for (const [element, top] of scrollPositions) element.scrollTop = top;
  return [...new Set(faults)];
}

/** Scrolls to the end, and answers with what the bar at the foot covers there. */
export async function findFaultsAtEnd(): Promise<string[]> {
  const faults: string[] = [];
  const main = document.querySelector('main');
  const isModal = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]');
  if (!main || isModal) return faults;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  // Twice: a long list makes its last rows only when it gets there.
  for (const _turn of [1, 2]) {
    for (let element: Element | null = main; element; element = element.parentElement)
      element.scrollTop = element.scrollHeight;
    for (const element of main.querySelectorAll('*')) {
      const { overflowY } = getComputedStyle(element);
      if (/auto|scroll/.test(overflowY)) element.scrollTop = element.scrollHeight;
    }
    await frame();
    await frame();
  }
  const all = [...document.querySelectorAll('body *')];
  const isFloating = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position } = getComputedStyle(at);
      if (position === 'fixed' || position === 'sticky') return true;
    }
    return false;
  };
  /** A column that stays while the other is scrolled covers what stands in it alone. */
  const isColumn = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).position === 'sticky') return getComputedStyle(at).top !== 'auto';
    return false;
  };
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const floating = all
    .filter(
      (one) =>
        one.matches('button, a[href], section[aria-label]') &&
        !one.closest('section[aria-label="Kept as a wish"]') &&
        isShown(one) &&
        isFloating(one) &&
        !isColumn(one),
    )
    .map((one) => one.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top > innerHeight * 0.6);
  if (floating.length === 0) return faults;
  const barTop = Math.min(...floating.map(({ top }) => top));
  for (const element of main.querySelectorAll('a, button, img, p, h2, dd, input, span, label')) {
    if (!isShown(element) || isFloating(element) || element.closest('[aria-hidden="true"]'))
      continue;
    const { bottom, height, width } = element.getBoundingClientRect();
    if (height > 1 && width > 1 && bottom > barTop + 1) {
      const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
      faults.push(`at the end the bar covers <${element.tagName}> “${words.slice(0, 40)}”`);
      break;
    }
  }
  return faults;
}
