import { describe, expect, it } from 'vitest';
import { changePhotos } from './item-photos.ts';

describe('changes of the photos of an item', () => {
  it('add behind those that it has, each once', () => {
    expect(changePhotos(['a', 'b'], { added: ['c', 'a', 'c'] })).toEqual(['a', 'b', 'c']);
    expect(changePhotos([], { added: ['c'] })).toEqual(['c']);
  });

  it('remove what is there, and mind nothing else', () => {
    expect(changePhotos(['a', 'b', 'c'], { removed: ['a', 'gone'] })).toEqual(['b', 'c']);
    expect(changePhotos(['a', 'b'], { removed: ['b'], added: ['c'] })).toEqual(['a', 'c']);
  });

  it('leave the order alone unless it is told', () => {
    expect(changePhotos(['a', 'b', 'c'], { order: null })).toEqual(['a', 'b', 'c']);
    expect(changePhotos(['a', 'b', 'c'], { order: ['c', 'a', 'b'] })).toEqual(['c', 'a', 'b']);
  });

  it('put what another device added behind the order, and leave out what it removed', () => {
    const order = ['c', 'a', 'b'];
    expect(changePhotos(['a', 'c', 'other'], { order })).toEqual(['c', 'a', 'other']);
  });
});
