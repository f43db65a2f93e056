// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleOf } from '#bridge/sample.ts';
import { problemWith, type Schema } from '#bridge/schema.ts';
import { toPage } from '#bridge/to-page.ts';
import { SchemaForm } from './schema-form.tsx';

afterEach(cleanup);

/** Shows a form that begins with the schema's sample; answers how to read its value. */
function show(schema: Schema) {
  let now: unknown;
  function Form() {
    const [value, setValue] = useState(() => sampleOf(schema));
    now = value;
    return <SchemaForm schema={schema} value={value} onChange={setValue} />;
  }
  render(<Form />);
  return () => now as Record<string, unknown>;
}

describe('a form made from a schema', () => {
  it.each(Object.keys(toPage))('of %s begins with what the schema accepts', (type) => {
    const { payload } = toPage[type as keyof typeof toPage];
    const value = show(payload);
    expect(problemWith(payload, value())).toBeUndefined();
  });

  it('offers the values of an enum, and yes and no', async () => {
    const value = show(toPage['app.state'].payload);
    await userEvent.selectOptions(screen.getByLabelText('state'), 'background');
    expect(value()).toEqual({ state: 'background' });
    cleanup();
    const online = show(toPage['network.state'].payload);
    await userEvent.selectOptions(screen.getByLabelText('isOnline'), 'false');
    expect(online()).toEqual({ isOnline: false });
  });

  it('takes numbers in the parts of an object, and leaves the rest as it was', async () => {
    const value = show(toPage['viewport.changed'].payload);
    const [height] = screen.getAllByLabelText('height');
    await userEvent.clear(height as HTMLElement);
    await userEvent.type(height as HTMLElement, '500');
    expect(value()).toMatchObject({
      viewport: { width: 390, height: 500 },
      keyboard: { height: 291 },
    });
  });

  it('leaves out what may be missing, and puts a sample back', async () => {
    const value = show(toPage['nav.tab'].payload);
    await userEvent.click(screen.getByLabelText('Say tab'));
    expect(value()).toEqual({});
    await userEvent.click(screen.getByLabelText('Say tab'));
    expect(value()).toEqual({ tab: 'wardrobe' });
  });

  it('takes any keys and values as JSON', async () => {
    const value = show(toPage['flags.set'].payload);
    const flags = screen.getByLabelText('flags');
    await userEvent.clear(flags);
    await userEvent.paste('{"hem.flag.debug":true}');
    expect(value()).toEqual({ flags: { 'hem.flag.debug': true } });
  });

  it('says of a message without a payload that its name says it all', () => {
    show(toPage['nav.back'].payload);
    expect(screen.getByText('Its name says it all.')).toBeTruthy();
  });
});
