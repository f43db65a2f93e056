// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { findControl, nameControl } from './controls.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/items"><span>Items</span></a>
    <button aria-label="More"><i></i></button>
    <button>Add piece</button><button>Add piece</button>
    <a href="/items/1"><img alt="Striped shirt"></a>
    <label for="name">Name</label><input id="name">
    <p>Nothing to press</p>`;
  // happy-dom lays nothing out.
  Element.prototype.getClientRects = () => [{}] as never;
});
const query = (selector: string) => document.querySelector(selector) as HTMLElement;

describe('the name of a control', () => {
  it.each([
    ['a span', { role: 'link', name: 'Items' }],
    ['i', { role: 'button', name: 'More' }],
    ['img', { role: 'link', name: 'Striped shirt' }],
    ['input', { role: 'textbox', name: 'Name' }],
    ['button:nth-of-type(3)', { role: 'button', name: 'Add piece', nth: 1 }],
  ])('is what a person would call what was tapped: %s', async (selector, control) => {
    expect(nameControl(query(selector))).toEqual(control);
    const found = await findControl(() => document, control);
    expect(found.contains(query(selector))).toBe(true);
  });

  it('is none where there is nothing to press', () => {
    expect(nameControl(query('p'))).toBeUndefined();
  });
});

describe('a control that is looked for', () => {
  it('is found once it is there', async () => {
    const looking = findControl(() => document, { role: 'button', name: 'Late' });
    document.body.insertAdjacentHTML('beforeend', '<button>Late</button>');
    await expect(looking).resolves.toHaveProperty('textContent', 'Late');
  });

  it('is given up with its name', async () => {
    const looking = findControl(() => document, { role: 'link', name: 'Looks' }, 1);
    await expect(looking).rejects.toThrow('no link named “Looks”');
  });
});
