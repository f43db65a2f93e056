/** The most of one line, in characters. */
const maxText = 2_000;
/** The most parts of one object, levels of objects in each other, and values in one line. */
const maxParts = 20;
const maxDepth = 3;
const maxValues = 200;

const tagOf = (value: object) => Object.prototype.toString.call(value).slice(8, -1);

/**
 * Writes what a page gave to its console as one text, as consoles do. The work is bounded, however
 * large the values are, and no code of the page runs: no getter, no `toString`.
 */
export function briefly(values: readonly unknown[]): string {
  let left = maxValues;

  function partsOf(value: object, depth: number): string {
    const isArray = Array.isArray(value);
    const parts: string[] = [];
    for (const key in value) {
      if (parts.length === maxParts || left <= 0) {
        parts.push('…');
        break;
      }
      const own = Object.getOwnPropertyDescriptor(value, key);
      if (!own) continue;
      const text = 'value' in own ? write(own.value, depth + 1) : '(computed)';
      parts.push(isArray ? text : `${key}: ${text}`);
    }
    const inside = parts.join(', ');
    return isArray ? `[${inside}]` : inside ? `{ ${inside} }` : '{}';
  }

  function write(value: unknown, depth: number): string {
    left--;
    if (typeof value === 'string') {
      const cut = value.slice(0, maxText);
      return depth === 0 ? cut : JSON.stringify(cut);
    }
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object' || value === null) return String(value);
    const tag = tagOf(value);
    if (tag === 'Error' || tag === 'DOMException') {
      const { name, message, stack } = value as Error;
      return String(stack || `${name}: ${message}`).slice(0, maxText);
    }
    if (tag !== 'Object' && tag !== 'Array') return tag;
    return depth >= maxDepth || left <= 0 ? '…' : partsOf(value, depth);
  }

  const safely = (value: unknown) => {
    try {
      return write(value, 0);
    } catch {
      return '(cannot be read)';
    }
  };
  const [first, ...rest] = values;
  const words: string[] = [];
  if (typeof first === 'string') {
    words.push(
      first.slice(0, maxText).replace(/%[sdifoOc]/g, (sign) => {
        if (rest.length === 0) return sign;
        const value = safely(rest.shift());
        return sign === '%c' ? '' : value;
      }),
    );
  } else if (values.length > 0) words.push(safely(first));
  for (const value of rest.slice(0, maxParts)) words.push(safely(value));
  const text = words.join(' ');
  return text.length > maxText ? `${text.slice(0, maxText)}…` : text;
}
