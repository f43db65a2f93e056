/** The address of a page as somebody writes it; null of what is none. */
export function pageAddress(text: string): string | null {
  const said = text.trim();
  try {
    const { protocol, href, hostname } = new URL(
      /^https?:\/\//i.test(said) ? said : `https://${said}`,
    );
    return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
  } catch {
    return null;
  }
}
