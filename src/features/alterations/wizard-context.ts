import { createContext, useContext } from 'react';
import type { CartState } from '#api/store/use-cart.ts';
import type { StoreAddress } from '#api/users.ts';
import type { UserDetails } from '#contract/schemas/user.ts';

/** The context that every step of the wizard works with. */
interface Wizard {
  me: UserDetails;
  store: StoreAddress;
  cart: CartState;
  /** Writes the draft now; resolves once the device keeps it, or cannot. */
  flush(): Promise<unknown>;
}

/** Filled by the wizard's screen. */
export const WizardContext = createContext<Wizard | null>(null);

/** The context that the steps of the wizard share. */
export function useWizard(): Wizard {
  const wizard = useContext(WizardContext);
  if (!wizard) throw new Error('no step of the wizard');
  return wizard;
}
