import type { SaidCase } from '../../tests/stylist/said/said-case.ts';

/** What the people of the panel ask on their sheets, ten each. */
export const questions: Record<SaidCase['wardrobe'], readonly string[]> = {
  north: [
    'What should I wear to the office tomorrow?',
    'First date on Friday evening at a wine bar',
    'A wedding in the city in May, I am a guest',
    'Long walk with the dog in the rain, 6 degrees',
    'Black tie gala',
    'Job interview at a bank',
    'Barbecue with friends, 28 degrees',
    'Funeral in December',
    'St. Pauli match, 4 degrees',
    'Christmas dinner with the family',
  ],
  south: [
    'What should I wear to the office?',
    'Beach wedding in July',
    'Date night, something sexy',
    'Gallery opening',
    'Brunch with my girlfriends on Sunday',
    'Yoga class',
    'Job interview at a start-up',
    'Cold rainy day, 8 degrees, walking to university',
    'Baptism of my niece in April',
    'Something with the green pleated skirt',
  ],
  any: [
    'Something I have not worn in ages',
    'Dinner at a nice restaurant',
    'The opera',
    'Gardening and then the farmers market',
    'Snow, 20 degrees',
    'A funeral',
    'Presenting at a conference',
    'Black tie',
    'Summer wedding in a garden',
    'Smart casual for a retirement party',
  ],
};
