import { createContext, useContext } from 'react';

/** The actions that an account screen may ask of the app as a whole. */
export interface AccountActions {
  /** Ends the session on this device, or on all of them. */
  signOut(everywhere: boolean): void;
  /** Forgets the session on this device, after the server has ended it. */
  forgetSession(): void;
}

/** The context of the account actions. The app provides it: it alone has everything that a sign-out clears. */
export const AccountActionsContext = createContext(null as unknown as AccountActions);

/** The account actions of the app. */
export const useAccountActions = (): AccountActions => useContext(AccountActionsContext);
