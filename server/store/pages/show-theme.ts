/** Shows the theme that was chosen in the app, which has the same origin; before the first paint, so it stands in the head. */
export const showTheme = `try {
  const chosen = localStorage.getItem('hem.theme');
  if (chosen) document.documentElement.dataset.theme = chosen;
} catch {}`;
