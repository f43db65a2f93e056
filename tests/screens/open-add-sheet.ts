import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import type { RenderedApp } from '#tests/support/render-app.tsx';

/**
 * Opens the sheet that adds pieces, and gives its field for photos. While the list is read, its
 * button stands elsewhere than it does on an empty rail, and a press on the first one may miss.
 */
export async function openAddSheet({ user }: RenderedApp): Promise<HTMLElement> {
  const buttons = () => screen.getAllByRole('button', { name: 'Add piece' });
  await waitFor(() => {
    buttons();
    expect(screen.queryByLabelText('Loading pieces')).toBeNull();
  });
  await user.click(buttons()[0]!);
  return screen.findByTestId('photo-library');
}
