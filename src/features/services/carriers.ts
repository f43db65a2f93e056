/** Numbers that only one carrier gives, and where it tells of them. */
const carriers = [
  { number: /^1Z[\dA-Z]{16}$/, address: 'https://www.ups.com/track?tracknum=' },
  {
    // The twenty-two digits of USPS, by the service types that parcels have.
    number: /^9[2-5]\d{20}$/,
    address: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=',
  },
] as const;

/** The address where a parcel can be followed; null unless its number says by itself whose it is. */
export function trackingAddress(number: string): string | null {
  const bare = number.replaceAll(/[\s-]/g, '').toUpperCase();
  const carrier = carriers.find((one) => one.number.test(bare));
  return carrier ? carrier.address + bare : null;
}
