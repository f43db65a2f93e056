import { createContext, useContext } from 'react';

/** The named parts of the address, as they stand there. Empty outside of a screen. */
export type RouteParams = Record<string, string | undefined>;

export const RouteParamsContext = createContext<RouteParams>({});

/** The named parts of this screen's address. */
export const useRouteParams = () => useContext(RouteParamsContext);
