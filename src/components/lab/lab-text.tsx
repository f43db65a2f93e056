import { Fragment } from 'react';
import type { Block, Span } from '#contract/schemas/lab.ts';

/** A text of the Style Lab: paragraphs and lists, and nothing else. */
export function LabText({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, at) =>
    block.kind === 'list' ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes its order
      <ul key={at}>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <li key={place}>
            <Spans spans={item} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <p key={at}>
        <Spans spans={block.spans} />
      </p>
    ),
  );
}

function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, isStrong }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    isStrong ? <b key={at}>{text}</b> : <Fragment key={at}>{text}</Fragment>,
  );
}
