/** The springs (docs/design/look.md, Motion). */
export const springs = {
  settle: { type: 'spring', stiffness: 420, damping: 34, mass: 0.9 },
  cloth: { type: 'spring', stiffness: 240, damping: 26, mass: 1 },
  sheet: { type: 'spring', stiffness: 360, damping: 38, mass: 1 },
  pick: { type: 'spring', stiffness: 520, damping: 28, mass: 0.7 },
  drop: { type: 'spring', stiffness: 300, damping: 22, mass: 0.9 },
} as const;
