import { useEffect, useState } from 'react';

/** How long typing must rest before it counts, in milliseconds (product spec, section 9). */
export const debounceMs = 300;

/** A value that follows another once that has rested. */
export function useDebounced<Value>(value: Value, waitMs = debounceMs): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), waitMs);
    return () => clearTimeout(timer);
  }, [value, waitMs]);
  return rested;
}
