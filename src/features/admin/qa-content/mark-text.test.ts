import { describe, expect, it } from 'vitest';
import { type ChosenText, withBold, withGarment, withLines } from './mark-text.ts';

/** A text with what is chosen between brackets. */
const of = (said: string): ChosenText => ({
  text: said.replaceAll(/[[\]]/g, ''),
  start: said.indexOf('['),
  end: said.indexOf(']') - 1,
});
const said = ({ text, start, end }: ChosenText) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

describe('The tools of a text', () => {
  it('make words bold, and plain again', () => {
    expect(said(withBold(of('One [odd] thing')))).toBe('One **[odd]** thing');
    expect(said(withBold(withBold(of('One [odd] thing'))))).toBe('One [odd] thing');
  });

  it('make lines a list, and headings, and take that away', () => {
    expect(withLines(of('One\nT[wo\nThr]ee\n'), '- ').text).toBe('One\n- Two\n- Three\n');
    expect(withLines(of('- T[wo\n- Thr]ee'), '- ').text).toBe('Two\nThree');
    expect(withLines(of('- T[]wo'), '## ').text).toBe('## Two');
    expect(withLines(of('[]Two\nThree'), '## ').text).toBe('## Two\nThree');
  });

  it('put a garment beside another, or in its place', () => {
    expect(
      said(withGarment(of('garments: [coat-camel'.replace('[', '(') + '[])'), 'tee-white')),
    ).toBe('garments: (coat-camel, [tee-white])');
    expect(said(withGarment(of('garment: [tee-white]'), 'coat-camel'))).toBe(
      'garment: [coat-camel]',
    );
  });
});
