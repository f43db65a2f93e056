/**
 * Keeps what is typed into a checkout with the window, so that it is there again where the page was ended in between, as
 * phones do with pages in the background. What the server knows since is not written over: a field gets its text back
 * only where it is shown with what it was shown with then. The page works without it.
 */
export const keepTyped = `(() => {
  const fields = [...document.querySelectorAll('.fields input, .fields select')];
  const key = 'checkout ' + location.pathname;
  const shownOf = (field) =>
    field.defaultValue ?? [...field.options].find((one) => one.defaultSelected)?.value ?? '';
  const keep = () => {
    const typed = fields.map((field) => [field.name, shownOf(field), field.value]);
    try {
      sessionStorage.setItem(key, JSON.stringify(typed));
    } catch {}
  };
  let kept = [];
  try {
    kept = JSON.parse(sessionStorage.getItem(key)) ?? [];
  } catch {}
  for (const [name, shown, value] of kept) {
    const field = fields.find((one) => one.name === name);
    if (field && shownOf(field) === shown) field.value = value;
  }
  for (const field of fields) field.addEventListener('input', keep);
})();`;
