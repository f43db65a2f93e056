import { Link2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { settings, showToast } from '../app-state.ts';
import { copyText } from '../hand-out.ts';
import { writeAddress } from '../share-address.ts';
import { currentPath } from '../simulator.ts';

/** The address of this simulator with the same host, device, flags and start path. */
export const sharedAddress = (): string =>
  `${location.origin}${location.pathname}?${writeAddress(settings, currentPath())}`;

/** Copies an address that sets all this up again. */
export function ShareButton() {
  const share = async () => {
    const address = sharedAddress();
    const isCopied = await copyText(address);
    if (!isCopied) history.replaceState(null, '', address);
    showToast(isCopied ? 'The address is on the clipboard' : 'The address is in the address bar');
  };
  return (
    <IconButton label="Copy an address that sets this up" onClick={share}>
      <Link2 size={20} strokeWidth={1.7} aria-hidden="true" />
    </IconButton>
  );
}
