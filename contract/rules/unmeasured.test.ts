import { describe, expect, it } from 'vitest';
import { lackingIn, lackingOf, lineOfMeasures, unmeasuredOf } from './unmeasured.ts';

const message = (text: string) => ({ text });

describe('What was not measured', () => {
  it('is read from the words that a line carries', () => {
    const some = lineOfMeasures('Sam', ['Waist 70.0 cm (27.6 in)'], ['Hips', 'Leg']);
    expect(some).toBe('For Sam: Waist 70.0 cm (27.6 in); not measured: Hips, Leg');
    expect(lackingIn(some)).toEqual(['Hips', 'Leg']);
    expect(lackingIn(lineOfMeasures('me', [], ['Hips']))).toEqual(['Hips']);
    expect(lackingIn(lineOfMeasures('me', ['Hips 90.0 cm (35.4 in)'], []))).toBeNull();
    expect(lackingIn('For me: not measured')).toEqual([]);
    expect(lackingIn(null)).toBeNull();
  });

  it('lacks until a message for that person brings it', () => {
    const line = 'For me: Height 170.0 cm (66.9 in); not measured: Leg, Hips';
    expect(lackingOf(line, [message('Measurements: For me: Height 170.0 cm (66.9 in)')])).toEqual([
      'Leg',
      'Hips',
    ]);
    expect(lackingOf(line, [message('Measurements: For Sam: Leg 98.0 cm, Hips 90.0 cm')])).toEqual([
      'Leg',
      'Hips',
    ]);
    const leg = message('Measurements: For me: Height 170.0 cm (66.9 in), Leg 98.0 cm (38.6 in)');
    expect(lackingOf(line, [leg])).toEqual(['Hips']);
    const hips = message('Measurements: For me: Hips 30.0 cm (11.8 in) – unusual, check');
    expect(lackingOf(line, [leg, hips])).toBeNull();
  });

  it('of an older order is brought by whatever was measured', () => {
    const lines = [{ measuredFor: 'For me: not measured' }, { measuredFor: null }];
    expect(unmeasuredOf({ lines, messages: [] })).toEqual([lines[0]]);
    const messages = [message('Measurements: For me: Hips 90.0 cm (35.4 in)')];
    expect(unmeasuredOf({ lines, messages })).toEqual([]);
  });
});
