import { describe, expect, it } from 'vitest';
import type { Point } from '#lib/pinch.ts';
import type { BoardChange, BoardInput, BoardScene } from './board-events.ts';
import type { HeldLayer } from './board-gesture.ts';
import { stepBoard } from './board-machine.ts';
import { type BoardSession, isHolding } from './board-session.ts';

const board = { width: 400, height: 500 };
const layerAt = (id: string, x: number, y: number): HeldLayer => ({
  id,
  place: { x: x / 400, y: y / 500, size: 0.2, rotation: 0, isFlipped: false },
  ratio: 1,
  least: 0.02,
  most: 2,
});
const layers = [layerAt('coat', 100, 130), layerAt('shoes', 300, 370)];

/** A board on which each layer reaches 40 pixels around its middle. */
const sceneOf = (more: Partial<BoardScene> = {}): BoardScene => {
  const isAt = ({ place }: HeldLayer, at: Point) =>
    Math.hypot(place.x * 400 - at.x, place.y * 500 - at.y) <= 40;
  return {
    board,
    layers,
    chosen: [],
    hit: (at) => layers.findLast((layer) => isAt(layer, at))?.id ?? null,
    isOn: (ids, at) => layers.some((layer) => ids.includes(layer.id) && isAt(layer, at)),
    ...more,
  };
};

/** The machine with all that has come of what happened so far; what is chosen on it stays chosen. */
function startBoard(given: Partial<BoardScene> = {}) {
  const scene = sceneOf(given);
  let session: BoardSession | null = null;
  let ms = 0;
  const all: BoardChange[] = [];
  const send = (input: BoardInput) => {
    const step = stepBoard(session, input, scene);
    session = step.session;
    all.push(...step.changes);
    for (const change of step.changes) if (change.do === 'choose') scene.chosen = change.ids;
  };
  return {
    all,
    scene,
    send,
    isHolding: () => isHolding(session),
    isIdle: () => session === null,
    of: <Do extends BoardChange['do']>(what: Do) =>
      all.filter((change): change is Extract<BoardChange, { do: Do }> => change.do === what),
    down: (id: number, x: number, y: number, more: Partial<BoardInput> = {}) =>
      send({
        ...{ do: 'down', id, at: { x, y }, isTouch: true, isAdding: false, handle: null, ms },
        ...more,
      } as BoardInput),
    move(id: number, x: number, y: number) {
      ms += 16;
      send({ do: 'move', id, at: { x, y }, ms });
      send({ do: 'show' });
    },
    up: (id: number) => send({ do: 'up', id }),
    cancel: (id: number) => send({ do: 'cancel', id }),
    /** The one step that was made of it. */
    placed() {
      const steps = all.filter((change) => change.do === 'place');
      expect(steps).toHaveLength(1);
      return steps[0]!.places;
    },
  };
}

describe('One finger', () => {
  it('carries what it is on, which is chosen and picked up once it is more than a tap', () => {
    const { all, of, down, move, up, placed, isHolding, isIdle } = startBoard();
    down(1, 100, 130);
    move(1, 105, 130);
    expect(all).toEqual([]);
    expect(isHolding()).toBe(false);
    move(1, 130, 150);
    expect(isHolding()).toBe(true);
    up(1);
    expect(all.map((change) => change.do)).toEqual([
      'choose',
      'pick',
      'haptic',
      'sway',
      'show',
      'guide',
      'put-back',
      'place',
    ]);
    expect(of('choose')[0]!.ids).toEqual(['coat']);
    expect(placed().get('coat')).toMatchObject({ x: 130 / 400, y: 150 / 500 });
    expect(isIdle()).toBe(true);
  });

  it('shows where it was brought only when it is asked to, and ends there anyway', () => {
    const { of, send, down, up, placed } = startBoard();
    down(1, 100, 130);
    send({ do: 'move', id: 1, at: { x: 150, y: 160 }, ms: 16 });
    expect(of('show')).toEqual([]);
    up(1);
    expect(placed().get('coat')).toMatchObject({ x: 150 / 400 });
  });

  it('does nothing beside all layers, and lets go of what is chosen by a tap', () => {
    const pulled = startBoard({ chosen: ['coat'] });
    pulled.down(1, 10, 480);
    pulled.move(1, 200, 200);
    pulled.up(1);
    expect(pulled.all).toEqual([]);
    const tapped = startBoard({ chosen: ['coat'] });
    tapped.down(1, 10, 480);
    tapped.up(1);
    expect(tapped.all).toEqual([{ do: 'choose', ids: [] }]);
  });

  it('opens the menu where it rests, and nothing follows', () => {
    const { all, send, down, move, up } = startBoard();
    down(1, 100, 130);
    send({ do: 'rest' });
    const opened = [
      { do: 'haptic', kind: 'medium' },
      { do: 'choose', ids: ['coat'] },
      { do: 'menu', id: 'coat', at: { x: 100, y: 130 } },
    ];
    expect(all).toEqual(opened);
    move(1, 200, 200);
    up(1);
    expect(all).toEqual(opened);
  });

  it('rests in vain where it carries already', () => {
    const { of, send, down, move } = startBoard();
    down(1, 100, 130);
    move(1, 150, 130);
    send({ do: 'rest' });
    expect(of('menu')).toEqual([]);
  });
});

describe('Two fingers', () => {
  it('are shown in one step where both have told where they are, as in two', () => {
    const apart = startBoard();
    const together = startBoard();
    for (const { down } of [apart, together]) {
      down(1, 80, 130);
      down(2, 120, 130);
    }
    apart.move(1, 60, 110);
    apart.move(2, 150, 140);
    const at = new Map([
      [1, { x: 60, y: 110 }],
      [2, { x: 150, y: 140 }],
    ]);
    together.send({ do: 'pinch', at });
    expect(together.of('show')).toHaveLength(1);
    expect(together.of('show')[0]).toEqual(apart.of('show')[1]);
    for (const { up } of [apart, together]) {
      up(1);
      up(2);
    }
    expect(together.placed()).toEqual(apart.placed());
  });

  const pinch = () => {
    const hand = startBoard({ chosen: ['coat'] });
    hand.down(1, 80, 130);
    hand.down(2, 120, 130);
    hand.move(2, 160, 130);
    return hand;
  };

  it('size what is between them, as one step', () => {
    const { up, placed } = pinch();
    up(1);
    up(2);
    const { size, x } = placed().get('coat')!;
    expect(size).toBeCloseTo(0.4, 9);
    expect(x * 400).toBeCloseTo(120, 9);
  });

  it('mean what is chosen where they are beside it, and what is under the second where nothing is', () => {
    const beside = startBoard({ chosen: ['coat'] });
    beside.down(1, 180, 250);
    beside.down(2, 220, 250);
    expect(beside.of('pick')[0]!.ids).toEqual(['coat']);
    const second = startBoard();
    second.down(1, 200, 370);
    second.down(2, 290, 370);
    expect(second.of('pick')[0]!.ids).toEqual(['shoes']);
  });

  it('go on as one where the other is lifted in the middle', () => {
    const { move, up, placed } = pinch();
    up(1);
    move(2, 190, 160);
    up(2);
    const { size, x, y } = placed().get('coat')!;
    expect(size).toBeCloseTo(0.4, 9);
    expect(x * 400).toBeCloseTo(150, 9);
    expect(y * 500).toBeCloseTo(160, 9);
  });

  it('begin anew where a second one comes to a piece that is carried', () => {
    const { down, move, up, placed } = startBoard();
    down(1, 100, 130);
    move(1, 150, 180);
    down(2, 190, 180);
    move(2, 230, 180);
    up(2);
    up(1);
    const { size, x, y } = placed().get('coat')!;
    expect(size).toBeCloseTo(0.4, 9);
    expect(x * 400).toBeCloseTo(150, 9);
    expect(y * 500).toBeCloseTo(180, 9);
  });

  it('leave a third one out while both are there', () => {
    const { down, move, up, of, placed } = pinch();
    const before = of('show').at(-1);
    down(3, 300, 300);
    move(3, 350, 450);
    expect(of('show').at(-1)!.places).toEqual(before!.places);
    up(3);
    up(2);
    up(1);
    expect(placed().get('coat')!.size).toBeCloseTo(0.4, 9);
  });

  it('go on from where it lies with a third one, where one of them is lifted', () => {
    const { down, move, up, placed } = pinch();
    down(3, 200, 130);
    up(1);
    move(3, 240, 130);
    up(3);
    up(2);
    const { size, x, y } = placed().get('coat')!;
    expect(size).toBeCloseTo(0.8, 9);
    // It lay at 120, left of both.
    expect(x * 400).toBeCloseTo(80, 9);
    expect(y * 500).toBeCloseTo(130, 9);
  });

  it.each(['cancel', 'let-go'] as const)('leave all as it was after %s', (how) => {
    const { all, of, send, move, up, isIdle } = pinch();
    send({ do: how, id: 1 });
    expect(isIdle()).toBe(true);
    expect(of('put-back')).toEqual([{ do: 'put-back', layers: [layers[0]] }]);
    const so = all.length;
    move(2, 300, 300);
    up(2);
    expect(all).toHaveLength(so);
    expect(of('place')).toEqual([]);
  });

  it('begin afresh after one was taken away, though the other never left', () => {
    const { cancel, down, move, up, placed } = pinch();
    cancel(1);
    down(3, 100, 130);
    move(3, 150, 160);
    up(3);
    expect(placed().get('coat')).toMatchObject({ x: 150 / 400, y: 160 / 500, size: 0.2 });
  });

  it('keep what they have done where the board gets another size', () => {
    const { scene, move, up, placed, isIdle } = pinch();
    scene.board = { width: 800, height: 1000 };
    move(2, 300, 300);
    expect(isIdle()).toBe(true);
    up(1);
    up(2);
    expect(placed().get('coat')!.size).toBeCloseTo(0.4, 9);
  });
});

describe('A pointer that is not known', () => {
  it('changes nothing', () => {
    const { all, down, move, up, cancel, isIdle } = startBoard();
    down(1, 100, 130);
    move(9, 300, 300);
    cancel(9);
    up(9);
    expect(all).toEqual([]);
    expect(isIdle()).toBe(false);
  });
});

describe('The mouse', () => {
  const mouse = { isTouch: false };

  it('chooses what lies in its frame, and more with the shift key', () => {
    const { of, down, move, up } = startBoard();
    down(1, 10, 10, mouse);
    move(1, 200, 200);
    expect(of('frame').at(-1)!.frame).toEqual({ from: { x: 10, y: 10 }, to: { x: 200, y: 200 } });
    up(1);
    expect(of('frame').at(-1)!.frame).toBeNull();
    down(1, 390, 490, { ...mouse, isAdding: true });
    move(1, 250, 330);
    up(1);
    expect(of('choose').map(({ ids }) => ids)).toEqual([['coat'], ['coat', 'shoes']]);
  });

  it('chooses nothing where its frame was taken away', () => {
    const { of, down, move, cancel } = startBoard();
    down(1, 10, 10, mouse);
    move(1, 200, 200);
    cancel(1);
    expect(of('frame').at(-1)!.frame).toBeNull();
    expect(of('choose')).toEqual([]);
  });

  it.each([
    ['size', { size: 0.3, rotation: 0 }, 160, 130],
    ['turn', { size: 0.2, rotation: 90 }, 100, 170],
  ] as const)('takes a handle: %s', (handle, after, x, y) => {
    const { down, move, up, placed } = startBoard({ chosen: ['coat'] });
    down(1, 140, 130, { ...mouse, handle });
    move(1, x, y);
    up(1);
    const { size, rotation } = placed().get('coat')!;
    expect({ size, rotation }).toEqual({
      size: expect.closeTo(after.size, 9),
      rotation: expect.closeTo(after.rotation, 9),
    });
  });
});

describe('The wheel', () => {
  const turn = (at: Point | null, scale = 1.1): BoardInput => ({
    do: 'wheel',
    at,
    scale,
    degrees: 0,
    ms: 0,
  });

  it('sizes what is chosen from where it is over it, as one step', () => {
    const { send, placed, isHolding } = startBoard({ chosen: ['coat'] });
    send(turn({ x: 300, y: 370 }));
    expect(isHolding()).toBe(false);
    send(turn({ x: 100, y: 130 }));
    send({ do: 'show' });
    send(turn(null));
    send({ do: 'settle' });
    expect(placed().get('coat')!.size).toBeCloseTo(0.2 * 1.1 * 1.1, 9);
  });

  it('turns nothing under a finger', () => {
    const { send, down, up, of } = startBoard({ chosen: ['coat'] });
    down(1, 100, 130);
    send(turn({ x: 100, y: 130 }, 3));
    up(1);
    expect(of('show')).toEqual([]);
    expect(of('place')).toEqual([]);
  });
});
