import type { List, Nodes, Paragraph, PhrasingContent, RootContent, Text } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { isVisibleLine } from '#contract/rules/visible-text.ts';
import type { Block, Span } from '#contract/schemas/lab.ts';
import { ContentFault } from './content-fault.ts';
import { requireBoundedText } from './text-bounds.ts';

/** A text under one heading. */
export interface TextPart {
  title: string;
  blocks: Block[];
}

/** What stands before the first heading, and what stands under each. */
export interface ContentText {
  intro: Block[];
  parts: TextPart[];
}

/**
 * Reads the text of a file of content: Markdown, of which paragraphs, lists, bold words and headings of the second rank are
 * taken. Everything else (raw HTML, links, pictures, code) is refused, so that nothing of it can reach a page. Throws
 * {@link ContentFault} with its line, also of one that would take long to read ([Note: Text bounds]).
 */
export function readText(text: string, linesBefore: number): ContentText {
  requireBoundedText(text, linesBefore);
  const read: ContentText = { intro: [], parts: [] };
  const lineOf = ({ position }: Nodes) => `line ${linesBefore + (position?.start.line ?? 0)}`;
  const refuse = (node: Nodes): never => {
    throw new ContentFault(lineOf(node), `${nodeWords[node.type] ?? node.type} is not allowed`);
  };
  const spansOf = (nodes: readonly PhrasingContent[], isStrong = false): Span[] =>
    nodes.flatMap((node): Span[] => {
      if (node.type === 'text') return [{ text: lineOfText(node), isStrong }];
      return node.type === 'strong' ? spansOf(node.children, true) : refuse(node);
    });
  const lineOfText = (node: Text): string => {
    const lines = node.value.replaceAll('\t', ' ').split('\n');
    const line = lines
      .map((each, at) => (at === 0 ? each : each.trimStart()))
      .map((each, at) => (at === lines.length - 1 ? each : each.trimEnd()))
      .join(' ');
    if (isVisibleLine(line)) return line;
    throw new ContentFault(lineOf(node), 'has a character that cannot be seen');
  };
  const listOf = (node: List): Block => {
    if (node.ordered) throw new ContentFault(lineOf(node), 'a numbered list is not allowed');
    return {
      kind: 'list',
      items: node.children.map((item) =>
        item.children.flatMap((child) =>
          child.type === 'paragraph' ? spansOf(child.children) : refuse(child),
        ),
      ),
    };
  };
  const blockOf = (node: RootContent): Block => {
    if (node.type === 'paragraph') return paragraphOf(node);
    return node.type === 'list' ? listOf(node) : refuse(node);
  };
  const paragraphOf = ({ children }: Paragraph): Block => ({
    kind: 'paragraph',
    spans: spansOf(children),
  });

  for (const node of fromMarkdown(text).children) {
    if (node.type !== 'heading') {
      (read.parts.at(-1)?.blocks ?? read.intro).push(blockOf(node));
      continue;
    }
    if (node.depth !== 2) throw new ContentFault(lineOf(node), 'a heading has to begin with ##');
    const title = spansOf(node.children)
      .map((span) => span.text)
      .join('');
    if (title.length === 0 || title.length > 32) {
      throw new ContentFault(lineOf(node), 'a heading has 1 to 32 characters');
    }
    read.parts.push({ title, blocks: [] });
  }
  const empty = read.parts.find(({ blocks }) => blocks.length === 0);
  if (empty) throw new ContentFault(`“${empty.title}”`, 'has no text');
  return read;
}

/** What people call what is refused. */
const nodeWords: Partial<Record<Nodes['type'], string>> = {
  html: 'raw HTML',
  link: 'a link',
  linkReference: 'a link',
  image: 'a picture',
  imageReference: 'a picture',
  code: 'a block of code',
  inlineCode: 'code',
  emphasis: 'italic text',
  blockquote: 'a quote',
  thematicBreak: 'a line across the page',
  definition: 'a link',
  break: 'a hard line break',
};
