import type { Page } from 'playwright';
import { answer, isPhone, type Place } from '../place.ts';

const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).first().waitFor();
const list = (page: Page) => page.getByText('The quiet reds').first().waitFor();

/** The Style Lab: its list, and its pieces. */
export const styleLabPlaces: Record<string, Place> = {
  'style lab': { who: 'maya', path: () => '/style-lab', ready: list },
  'style lab, loading': {
    who: 'maya',
    path: () => '/style-lab',
    prepare: answer('never', 'getLab'),
    ready: (page) => page.getByLabel('Loading the Style Lab').waitFor(),
  },
  'style lab, failed': {
    who: 'maya',
    path: () => '/style-lab',
    prepare: answer('error', 'getLab'),
    ready: heading('The Style Lab did not load'),
  },
  'style lab, reports': { who: 'maya', path: () => '/style-lab?show=reports', ready: list },
  'style lab, searched': { who: 'maya', path: () => '/style-lab?search=madder', ready: list },
  'style lab, nothing found': {
    who: 'maya',
    path: () => '/style-lab?search=zeppelin',
    ready: heading('Nothing found'),
  },
  'style lab, nothing saved': {
    who: 'beginner',
    path: () => '/style-lab?show=saved',
    ready: heading('Nothing saved yet'),
  },
  'style lab, class': {
    who: 'maya',
    path: () => '/style-lab/one-coat-chosen-well?chapter=3',
    ready: heading('Where a hem should stop'),
  },
  'style lab, locked chapter': {
    who: 'beginner',
    path: () => '/style-lab/ten-pieces-one-week?chapter=2',
    ready: (page) => page.getByText(/Chapter 2 of/).waitFor(),
  },
  'style lab, color report': {
    who: 'maya',
    path: () => '/style-lab/the-quiet-reds',
    ready: heading('The quiet reds'),
  },
  'style lab, trend report': {
    who: 'beginner',
    path: () => '/style-lab/a-longer-wider-leg',
    ready: heading('A longer, wider leg'),
  },
  'style lab, collage tip': {
    who: 'maya',
    path: () => '/style-lab/leave-the-middle-empty',
    ready: heading('Leave the middle empty'),
  },
  'style lab, piece that is not there': {
    who: 'maya',
    path: () => '/style-lab/no-such-piece',
    ready: heading('This piece is not there'),
    isIn: (width) => isPhone(width),
  },
};
