// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import type { ItemCard } from '#contract/schemas/item.ts';
import { OwnCard } from './own-card.tsx';

afterEach(cleanup);

const item = (itemId: string) =>
  ({ itemId, title: 'Camel coat', category: 'coat', image: null }) as unknown as ItemCard;
const show = (items: ItemCard[]) =>
  render(
    <MemoryRouter>
      <OwnCard own={{ says: 'Put this one on at the mirror.', items }} />
    </MemoryRouter>,
  );

it('says of several pieces to look at one at a time, as its words do', () => {
  show([item('1'), item('2'), item('3')]);
  screen.getByRole('heading', { name: '3 of yours, one at a time' });
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('has the name of a single piece', () => {
  show([item('1')]);
  screen.getByRole('heading', { name: 'Camel coat' });
});
