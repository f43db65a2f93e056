// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BlueprintGender, BodyAnswers, BodyAttribute } from '#contract/rules/blueprint.ts';
import { ShapeProgress } from './shape-progress.tsx';
import { ShapeStep } from './shape-step.tsx';
import { wordsOf } from './shape-words.ts';

afterEach(cleanup);

interface Given {
  gender?: BlueprintGender;
  step?: BodyAttribute;
  body?: BodyAnswers;
  known?: BodyAnswers;
  between?: Partial<Record<BodyAttribute, string>>;
  onUseMeasurements?: (() => void) | null;
}

function Steps({ given }: { given: Given }) {
  const [step, setStep] = useState(given.step ?? 'height');
  const [body, setBody] = useState<BodyAnswers>(given.body ?? {});
  return (
    <>
      <h1>{wordsOf(given.gender ?? 'female', step).question}</h1>
      <ShapeProgress gender={given.gender ?? 'female'} step={step} body={body} />
      <ShapeStep
        gender={given.gender ?? 'female'}
        step={step}
        body={body}
        onChoose={(value) => setBody({ ...body, [step]: value })}
        onStep={setStep}
        onUseMeasurements={given.onUseMeasurements ?? null}
        known={given.known ?? {}}
        between={given.between ?? {}}
      />
    </>
  );
}

const open = (given: Given) => {
  render(<Steps given={given} />);
  return userEvent.setup();
};
const card = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

describe('a step of the body shape', () => {
  it('asks, and shows what was chosen beside what was before', async () => {
    const user = open({ step: 'shape', body: { shape: 'Rectangle' } });
    expect(screen.getByRole('heading', { name: 'Where is your widest line?' })).toBeTruthy();
    expect(card(/^Rectangle/).checked).toBe(true);
    expect(screen.queryByText('Before')).toBeNull();
    await user.click(card(/^Triangle/));
    expect(card(/^Triangle/).checked).toBe(true);
    expect(screen.getByText('Before')).toBeTruthy();
    await user.click(card(/^Rectangle/));
    expect(screen.queryByText('Before')).toBeNull();
  });

  it('goes through the cards by arrow keys', async () => {
    const user = open({ step: 'height', body: { height: 'Petite' } });
    await user.click(card(/^Petite/));
    await user.keyboard('{ArrowDown}');
    expect(card(/^Average/).checked).toBe(true);
    expect(document.activeElement).toBe(card(/^Average/));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(card(/^Tall/).checked).toBe(true);
  });

  it('reopens the step of an answer by its chip', async () => {
    const user = open({
      step: 'shape',
      body: { height: 'Tall', build: 'Curvy', shape: 'Triangle' },
    });
    expect(screen.queryByRole('button', { name: /^Shape/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Build: Curvy, change' }));
    expect(screen.getByRole('heading', { name: 'How are you built?' })).toBeTruthy();
    expect(card(/^Curvy/).checked).toBe(true);
    expect(screen.getByRole('button', { name: 'Shape: Triangle, change' })).toBeTruthy();
    expect(screen.queryByText('Before')).toBeNull();
  });

  it('forgets what was before once another step was open', async () => {
    const user = open({ step: 'shape', body: { build: 'Curvy', shape: 'Triangle' } });
    await user.click(card(/^Rectangle/));
    expect(screen.getByText('Before')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: /^Build/ }));
    await user.click(screen.getByRole('button', { name: /^Shape/ }));
    expect(card(/^Rectangle/).checked).toBe(true);
    expect(screen.queryByText('Before')).toBeNull();
  });

  it('has the steps of the gender, with the present one marked', () => {
    open({ gender: 'male', step: 'shape', body: { scale: 'Fine' } });
    const steps = within(screen.getAllByRole('list')[0]!).getAllByRole('listitem');
    expect(steps.map((each) => each.textContent)).toEqual([
      'Scale, answered',
      'Shape',
      'Proportions',
    ]);
    expect(steps[1]!.getAttribute('aria-current')).toBe('step');
    expect(screen.getAllByRole('radio').map((each) => each.getAttribute('value'))).toEqual([
      'Rounded',
      'Inverted Triangle',
      'Rectangle',
    ]);
  });

  it('says what the measurements say, and between which two they stand', () => {
    open({
      step: 'shape',
      known: { shape: 'Triangle' },
      between: { shape: 'Rectangle' },
    });
    expect(screen.getByText(/stand between Triangle and Rectangle/)).toBeTruthy();
    expect(screen.getAllByRole('img', { name: 'From your measurements' })).toHaveLength(2);
    cleanup();
    open({ step: 'shape', known: { shape: 'Triangle' } });
    expect(screen.getByText('Your measurements say Triangle.')).toBeTruthy();
    cleanup();
    open({ step: 'shape', known: { height: 'Tall' } });
    expect(screen.queryByText(/Your measurements/)).toBeNull();
  });

  it('leads to the measurements where they are not used yet', async () => {
    const onUseMeasurements = vi.fn();
    const user = open({ onUseMeasurements });
    await user.click(screen.getByRole('button', { name: 'Use my measurements instead' }));
    expect(onUseMeasurements).toHaveBeenCalledOnce();
  });
});
