/** What is said of a text's length under its field: how much of it is used, or by how much it is too long. */
export function lengthWords(text: string, longest: number): { hint: string; error?: string } {
  const over = text.length - longest;
  const hint = `${text.length} of ${longest} characters.`;
  if (over <= 0) return { hint };
  return {
    hint,
    error: `${over} ${over === 1 ? 'character' : 'characters'} too many: at most ${longest}.`,
  };
}
