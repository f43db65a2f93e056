// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhyItWorks } from './why-it-works.tsx';

it('tells apart what speaks for an outfit, and what could be better', () => {
  render(
    <WhyItWorks
      reasons={[
        { part: 'color', value: 0.9, isFor: true, words: 'All in black' },
        { part: 'occasion', value: 0.5, isFor: false, words: 'Hardly for a cocktail party' },
      ]}
    />,
  );
  const under = (name: string) => within(screen.getByRole('heading', { name }).closest('section')!);
  under('Why it works').getByText('All in black');
  expect(under('Why it works').queryByText(/^Hardly/)).toBeNull();
  under('What could be better').getByText('Hardly for a cocktail party');
});
