import { useEffect, useState } from 'react';

/** A picture once it has come; null until then, and where it does not come. */
export function useLoadedPhoto(url: string): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    const image = new Image();
    image.onload = () => setLoaded(image);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return loaded;
}
