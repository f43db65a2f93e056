import { useEffect, useEffectEvent } from 'react';
import { type ColorSeason, colorSeasons } from '#contract/rules/blueprint.ts';

/** The form that Enter confirms. */
export const decisionForm = 'color-decision';

/** What has keys of its own. */
const ownKeys =
  'input, textarea, select, button, a, summary, [role="dialog"], [role="alertdialog"]';

/**
 * The keys of a review: 1 to 6 choose a season as they stand, Enter confirms it, the arrows go to the other side and lay the
 * next palette there. Of a radio button the arrows are its own, and Enter of every button.
 */
export function useReviewKeys({
  ranked,
  sides,
  side,
  onSeason,
  onSides,
  onSide,
}: {
  ranked: readonly ColorSeason[];
  sides: [ColorSeason, ColorSeason];
  side: 0 | 1;
  onSeason(season: ColorSeason): void;
  onSides(sides: [ColorSeason, ColorSeason]): void;
  onSide(side: 0 | 1): void;
}): void {
  const lay = (step: 1 | -1) => {
    const at = colorSeasons.indexOf(sides[side]) + step + colorSeasons.length;
    const next = colorSeasons[at % colorSeasons.length]!;
    onSides(side === 0 ? [next, sides[1]] : [sides[0], next]);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.metaKey || event.altKey || event.ctrlKey || event.defaultPrevented) return;
    const target = event.target as Element;
    if (document.querySelector('[role="alertdialog"], dialog[open]')) return;
    const isRadio = target.matches?.('input[type="radio"]');
    const own = isRadio ? null : target.closest?.(ownKeys);
    const chosen = /^[1-6]$/.test(event.key) ? ranked[Number(event.key) - 1] : undefined;
    // A number is no key of a button's.
    if (chosen && (!own || own.matches('button, a'))) return onSeason(chosen);
    if (own || isRadio) return;
    const acts: Record<string, () => void> = {
      Enter: () => (document.getElementById(decisionForm) as HTMLFormElement)?.requestSubmit(),
      ArrowLeft: () => onSide(0),
      ArrowRight: () => onSide(1),
      ArrowUp: () => lay(-1),
      ArrowDown: () => lay(1),
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}
