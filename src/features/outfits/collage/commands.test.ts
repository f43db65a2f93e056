import { describe, expect, it, vi } from 'vitest';
import {
  barCommands,
  commandOf,
  commands,
  type EditorActs,
  type EditorView,
  listCommands,
  menuCommands,
} from './commands.ts';
import { boardOf } from './editor-board.ts';

const layer = { x: 0.5, y: 0.5, size: 0.4, rotation: 0, isFlipped: false };
const board = boardOf({
  background: 'paper',
  layers: ['1', '2', '3'].map((itemId) => ({ itemId, ...layer })),
});
const [back, , front] = board.layers.map(({ id }) => id) as [string, string, string];
const view = (chosen: string[]): EditorView => ({
  board,
  chosen,
  canUndo: false,
  canRedo: false,
  pixel: { x: 1 / 360, y: 1 / 450 },
});
const press = (key: string, more: Partial<KeyboardEvent> = {}) =>
  commandOf({
    key,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    ...more,
  } as never)?.name;

describe('Commands', () => {
  it('have the keys that are named', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe('redo');
    expect(press('d', { ctrlKey: true })).toBe('copy');
    expect(press('[')).toBe('backward');
    expect(press('}', { shiftKey: true })).toBe('front');
    expect(press('Delete')).toBe('remove');
    expect(press('ArrowLeft')).toBe('left');
    expect(press('ArrowLeft', { shiftKey: true })).toBe('left-far');
    expect(press('+', { shiftKey: true })).toBe('larger');
    expect(press('ArrowLeft', { altKey: true })).toBeUndefined();
    expect(press('x')).toBeUndefined();
  });

  it('are off where they would change nothing', () => {
    const isOn = (command: keyof typeof commands, chosen: string[]) =>
      commands[command].isEnabled(view(chosen));
    expect(isOn('front', [front])).toBe(false);
    expect(isOn('front', [back])).toBe(true);
    expect(isOn('back', [back])).toBe(false);
    expect(isOn('remove', [])).toBe(false);
    expect(isOn('replace', [back, front])).toBe(false);
    expect(isOn('undo', [])).toBe(false);
  });

  it('move by one pixel of the screen, and by ten', () => {
    const edit = vi.fn();
    const acts = { edit } as unknown as EditorActs;
    commands.right.run(view([back]), acts);
    commands.farDown.run(view([back]), acts);
    const [[near], [far]] = edit.mock.calls as never as [[unknown], [unknown]];
    expect(near).toMatchObject({ layers: [{ x: 0.5 + 1 / 360, y: 0.5 }] });
    expect(far).toMatchObject({ layers: [{ x: 0.5, y: 0.5 + 10 / 450 }] });
  });

  it('are all in the list of pieces that are in the tool bar or the menu', () => {
    const listed = listCommands.flatMap((group) => group.commands);
    for (const command of [...barCommands, ...menuCommands.flat()]) {
      expect(listed).toContain(command);
    }
  });
});
