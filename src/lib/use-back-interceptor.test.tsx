// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { useBackInterceptor } from './use-back-interceptor.ts';

const layers = vi.hoisted(() => [] as (() => unknown)[]);
vi.mock('./host.ts', () => ({
  pushBackInterceptor(layer: () => unknown) {
    layers.push(layer);
    return () => layers.splice(layers.indexOf(layer), 1);
  },
}));

function Layer({ isOpen, close }: { isOpen: boolean; close(): void }) {
  useBackInterceptor(isOpen, close);
  return null;
}

it('hears back only while the layer is open, and always with the latest close', async () => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  const root = createRoot(document.createElement('div'));
  const first = vi.fn();
  const second = vi.fn();
  const render = (isOpen: boolean, close: () => void) =>
    act(() => root.render(<Layer isOpen={isOpen} close={close} />));
  await render(false, first);
  expect(layers).toHaveLength(0);
  await render(true, first);
  await render(true, second);
  expect(layers).toHaveLength(1);
  layers[0]?.();
  expect(first).not.toHaveBeenCalled();
  expect(second).toHaveBeenCalledOnce();
  await render(false, second);
  expect(layers).toHaveLength(0);
});
