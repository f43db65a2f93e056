import { layOut } from '../../src/components/board/lay-out.ts';
import { layerStyle } from '../../src/components/board/layer-geometry.ts';
import type { Answered, SaidPiece } from '../../tests/stylist/said/say.ts';
import type { GarmentPicture } from './garment-pictures.ts';

/** How many boards of an answer are looked at, as on the screen. */
export const shownBoards = 3;

const style = `*{margin:0;box-sizing:border-box}body{width:1200px;padding:24px;background:#f6f1ea;color:#2a1a26;
font:15px/1.35 'Hanken Grotesk',Arial,sans-serif}h2{font-size:24px;font-weight:600}p{margin:2px 0 14px;color:#6b5a66}
.boards{display:grid;grid-template-columns:repeat(3,1fr);gap:18px}.board{position:relative;aspect-ratio:4/5;background:#fffdf9;
border-radius:14px;border:1px solid #e3d9cf;overflow:hidden}.board img{position:absolute}ul{padding:8px 2px 0;list-style:none;font-size:14px}
b{color:#a3182b;font-weight:600}section{margin-bottom:28px}`;

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const css = (styles: Record<string, string>): string =>
  Object.entries(styles)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** The page of some answers, each with its boards and what they are of. */
export function sheetPage(
  answers: readonly { text: string; answered: Answered }[],
  pieces: ReadonlyMap<string, SaidPiece>,
  pictures: ReadonlyMap<string, GarmentPicture>,
): string {
  const sections = answers.map(({ text, answered: { asked, turn } }) => {
    const forecast = turn?.forecast;
    const weather =
      asked.weather ?? (forecast && 'highC' in forecast && !asked.trip ? forecast : null);
    const boards = (turn?.boards ?? []).slice(0, shownBoards).map(({ itemIds, lacks = [] }) => {
      const layers = layOut(
        itemIds.map((itemId) => ({
          itemId,
          category: pieces.get(itemId)!.leaf,
          image: pictures.get(itemId)!,
        })),
      );
      const images = layers.map((layer) => {
        const { url, width, height } = pictures.get(layer.itemId!)!;
        return `<img src="${url}" alt="" style="${css(layerStyle(layer, width / height))}">`;
      });
      const titles = itemIds.map((id) => `<li>${escaped(pieces.get(id)!.title)}</li>`);
      const missing = lacks.map(({ words }) => `<li><b>${escaped(words)} is missing</b></li>`);
      return `<div><div class="board">${images.join('')}</div><ul>${[...titles, ...missing].join('')}</ul></div>`;
    });
    const told = weather ? `${weather.lowC}° to ${weather.highC}°` : 'No weather';
    return `<section><h2>${escaped(text)}</h2><p>${told}</p><div class="boards">${boards.join('')}</div></section>`;
  });
  return `<style>${style}</style>${sections.join('')}`;
}
