// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createSelection } from './selection.ts';
import { useIsChosen } from './use-is-chosen.ts';

afterEach(cleanup);

it('renders only those of which it changes', () => {
  const selection = createSelection();
  const rendered: string[] = [];
  const Tile = ({ id }: { id: string }) => {
    rendered.push(`${id} ${useIsChosen(selection, id)}`);
    return null;
  };
  render(['coat', 'hat', 'shoes'].map((id) => <Tile key={id} id={id} />));
  const after = (change: () => void) => {
    rendered.length = 0;
    act(change);
    return rendered;
  };
  expect(after(() => selection.start('hat'))).toEqual(['hat true']);
  expect(after(() => selection.toggle('coat'))).toEqual(['coat true']);
  expect(after(() => selection.toggle('hat'))).toEqual(['hat false']);
  expect(after(selection.clear)).toEqual(['coat false']);
});
