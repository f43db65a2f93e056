// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { createHostHeight } from './host-height.ts';

function setUp() {
  const post = vi.fn();
  const root = document.createElement('main');
  root.getBoundingClientRect = () => ({ height: 812 }) as DOMRect;
  document.body.append(root);
  const height = createHostHeight({ intervalMs: () => 100, hostHeight: () => 662, post });
  return { post, root, height };
}

describe('the host’s page height', () => {
  it('posts nothing until it is loaded, then what was said before', async () => {
    const { post, root, height } = setUp();
    height.attach(root);
    height.postNow();
    expect(post).not.toHaveBeenCalled();
    await height.load();
    expect(post).toHaveBeenCalledExactlyOnceWith({ height: 812, mode: 'fit', loop: undefined });
    expect(height.last()).toEqual({ height: 812, mode: 'fit' });
  });

  it('keeps the mode that a route declared before', async () => {
    const { post, root, height } = setUp();
    height.setMode('fill');
    height.attach(root);
    await height.load();
    expect(post).toHaveBeenCalledExactlyOnceWith({ height: 662, mode: 'fill', loop: undefined });
  });

  it('fills the host’s height while something lies over the page', async () => {
    const { post, root, height } = setUp();
    height.attach(root);
    const uncoverFirst = height.cover();
    await height.load();
    expect(post).toHaveBeenLastCalledWith({ height: 662, mode: 'fill', loop: undefined });
    const uncover = height.cover();
    height.setMode('fit');
    uncoverFirst();
    expect(height.last()?.mode).toBe('fill');
    uncover();
    await vi.waitFor(() => expect(height.last()).toEqual({ height: 812, mode: 'fit' }));
  });

  it('follows a root that comes after it was loaded, until it is let go', async () => {
    const { post, root, height } = setUp();
    await height.load();
    await height.load();
    const detach = height.attach(root);
    expect(post).toHaveBeenCalledOnce();
    detach();
    height.postNow();
    expect(post).toHaveBeenCalledOnce();
  });
});
