import { describe, expect, it } from 'vitest';
import { changePhotos, replacePhoto } from './item-photos.ts';

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

describe('a photo that takes the place of another', () => {
  const change = { imageId: 'b', byImageId: 'new' };

  it('stands where that one stood', () => {
    expect(replacePhoto(['a', 'b', 'c'], change)).toEqual({
      imageIds: ['a', 'new', 'c'],
      place: 'instead',
    });
  });

  it('is there once, however often that is said', () => {
    expect(replacePhoto(['a', 'new', 'c'], change)).toEqual({
      imageIds: ['a', 'new', 'c'],
      place: 'instead',
    });
  });

  it('stands behind the others where that one has gone, as long as there is room', () => {
    expect(replacePhoto(['a', 'c'], change)).toEqual({
      imageIds: ['a', 'c', 'new'],
      place: 'beside',
    });
    const eight = [...'acdefghi'];
    expect(replacePhoto(eight, change)).toEqual({ imageIds: eight, place: 'full' });
  });
});
