import { CircleUserRound, House, Search, Shirt } from 'lucide-react';

/** The app's bottom tabs, in order. */
export const appTabs = [
  { name: 'home', label: 'Home', icon: House },
  { name: 'wardrobe', label: 'Wardrobe', icon: Shirt },
  { name: 'discover', label: 'Discover', icon: Search },
  { name: 'me', label: 'Me', icon: CircleUserRound },
] as const;

/** The address that each tab loads when the page does not take its press: the app has one address. */
export const tabAddress = '/';
