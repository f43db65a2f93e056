import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { contentPreviewQuery, contentQuery } from '#api/content.ts';
import type { ContentPreview } from '#contract/schemas/content.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { paletteOfStyle } from './style-of-slot.ts';
import { readStyleFields, writeStyleFields } from './style-source.ts';

/** Typing rests for so long before a text is asked about, in milliseconds: the preview is there 300 ms after the last key. */
const restMs = 120;

/** How a text would be seen, as far as it can be. */
export interface Previewed {
  /** What can be shown; null where nothing can yet. */
  preview: ContentPreview | null;
  /** What is wrong, and where, as the server names it. */
  fault: { where: string; what: string } | null;
  /** Whether the answer on the present text is still to come. */
  isWaiting: boolean;
}

/** How a text would be seen; what could be read last stays while it cannot, and a style's fields are shown as they are typed. */
export function usePreview(slot: string, text: string): Previewed {
  const rested = useDebounced(text, restMs);
  const { data, isFetching } = useQuery({
    ...contentPreviewQuery(slot, rested),
    placeholderData: (before) => before,
  });
  const fields = slot.startsWith('blueprint/styles/') ? readStyleFields(text) : null;
  const reasons = useReasons(slot, rested, data?.fault != null);
  const [shown, setShown] = useState(data?.preview ?? null);
  if (data?.preview && data.preview !== shown) setShown(data.preview);
  const kept = shown?.kind === 'style' ? shown.reasons : [];
  return {
    preview: fields
      ? { kind: 'style', name: fields.name, line: fields.line, reasons: reasons ?? kept }
      : shown,
    fault: data?.fault ?? null,
    isWaiting: rested !== text || isFetching || !data,
  };
}

/** What works of a style whose name or line cannot be read yet: it is asked about with both filled in. */
function useReasons(slot: string, rested: string, hasFault: boolean) {
  const fields = slot.startsWith('blueprint/styles/') ? readStyleFields(rested) : null;
  const filled = fields && writeStyleFields({ name: 'Name', line: 'Line', text: fields.text });
  const { data } = useQuery({
    ...contentPreviewQuery(slot, filled ?? ''),
    enabled: filled !== null && hasFault,
  });
  return hasFault && data?.preview?.kind === 'style' ? data.preview.reasons : null;
}

/** The shades of a style's season, `#rrggbb`, as its palette shows them; none of other texts. */
export function useSeasonShades(slot: string): readonly string[] {
  const palette = paletteOfStyle(slot);
  const text = useQuery({ ...contentQuery(palette ?? slot), enabled: palette !== null });
  const source = palette ? text.data?.published?.source : undefined;
  const read = useQuery({
    ...contentPreviewQuery(palette ?? slot, source ?? ''),
    enabled: source !== undefined,
  });
  const shown = read.data?.preview;
  return source !== undefined && shown?.kind === 'palette'
    ? shown.shades.map(({ hex }) => hex)
    : [];
}
