/** The Style Lab. */
export function StyleLabScreen() {
  return <main />;
}
