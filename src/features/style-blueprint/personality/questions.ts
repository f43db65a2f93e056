import type { BlueprintGender, PersonalityType } from '#contract/rules/blueprint.ts';
import type { QuizQuestion } from '#contract/rules/personality-quiz.ts';

interface QuestionWords {
  title: string;
  /** What is said under each card; it never names the type. */
  captions: Readonly<Record<PersonalityType, string>>;
  /** Under men's cards, where their pictures show something else. */
  captionsOfMen?: Readonly<Partial<Record<PersonalityType, string>>>;
}

/** The words of every question. */
export const questionWords: Readonly<Record<QuizQuestion, QuestionWords>> = {
  'free-day': {
    title: 'A free day, and nobody expects you',
    captions: {
      Creative: 'A bit of everything',
      Dramatic: 'Black, and a strong line',
      Romantic: 'Soft from head to toe',
      Classic: 'Pressed, with denim',
      Natural: 'Wool and boots',
    },
  },
  work: {
    title: 'A working day that matters',
    captions: {
      Creative: 'Pattern on pattern',
      Dramatic: 'Charcoal and edges',
      Romantic: 'Silk and pleats',
      Classic: 'Tailored and quiet',
      Natural: 'Tweed and denim',
    },
    captionsOfMen: { Romantic: 'Silk and a waistcoat' },
  },
  dinner: {
    title: 'Dinner out, at a place you looked forward to',
    captions: {
      Creative: 'A scarf for color',
      Dramatic: 'Dark, and not much of it',
      Romantic: 'Something that flows',
      Classic: 'A crisp shirt',
      Natural: 'Warm and plain',
    },
    captionsOfMen: { Dramatic: 'Dark, buttoned up', Romantic: 'Silk, and a silk scarf' },
  },
  rain: {
    title: 'Rain all day, and you have to go out',
    captions: {
      Creative: 'A hat for fun',
      Dramatic: 'A long dark coat',
      Romantic: 'Trench, softly worn',
      Classic: 'Trench, buttoned up',
      Natural: 'Padded and dry',
    },
  },
  train: {
    title: 'Six hours on a train, then straight to friends',
    captions: {
      Creative: 'Mixed and easy',
      Dramatic: 'Dark, with glasses',
      Romantic: 'A soft cardigan',
      Classic: 'A good coat',
      Natural: 'Hoodie and denim',
    },
  },
  market: {
    title: 'A slow Saturday morning at the market',
    captions: {
      Creative: 'A scarf from a trip',
      Dramatic: 'Black in the sun',
      Romantic: 'A straw hat',
      Classic: 'Stripes and ecru',
      Natural: 'A basket and linen',
    },
    captionsOfMen: { Natural: 'Cotton and linen' },
  },
  birthday: {
    title: 'A friend’s birthday, after dark',
    captions: {
      Creative: 'A bomber over silk',
      Dramatic: 'Sharp, and late',
      Romantic: 'Silk, by candlelight',
      Classic: 'Dressed, not loud',
      Natural: 'My good denim',
    },
  },
  table: {
    title: 'Saturday noon, at the table of people you just met',
    captions: {
      Creative: 'Color and a find',
      Dramatic: 'Dark and sharp',
      Romantic: 'Soft, in bloom',
      Classic: 'Pressed and calm',
      Natural: 'Easy and warm',
    },
    captionsOfMen: { Romantic: 'Soft, with a waistcoat' },
  },
  cold: {
    title: 'The first really cold morning',
    captions: {
      Creative: 'Red, and a beanie',
      Dramatic: 'Charcoal and gloves',
      Romantic: 'Camel, wrapped soft',
      Classic: 'Camel over gray',
      Natural: 'Corduroy and a scarf',
    },
  },
  heat: {
    title: 'The hottest day of July',
    captions: {
      Creative: 'Stripes and a twist',
      Dramatic: 'Dark, even so',
      Romantic: 'Light silk, a straw hat',
      Classic: 'A shirt with shorts',
      Natural: 'Cotton and sandals',
    },
  },
  wedding: {
    title: 'A wedding in the country',
    captions: {
      Creative: 'Nobody else has it',
      Dramatic: 'The one they remember',
      Romantic: 'Made for a garden',
      Classic: 'Correct, and lovely',
      Natural: 'Ready for the grass',
    },
    captionsOfMen: { Classic: 'Correct, and easy' },
  },
  concert: {
    title: 'A concert, standing room only',
    captions: {
      Creative: 'Denim and a bucket hat',
      Dramatic: 'Tweed over black',
      Romantic: 'Silk in the crowd',
      Classic: 'Neat in denim',
      Natural: 'Faded and free',
    },
  },
};

/** What is said under a card of a gender. */
export const captionOf = (
  gender: BlueprintGender,
  question: QuizQuestion,
  type: PersonalityType,
): string => {
  const { captions, captionsOfMen = {} } = questionWords[question];
  return (gender === 'male' ? captionsOfMen[type] : undefined) ?? captions[type];
};
