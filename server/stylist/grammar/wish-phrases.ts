import type { PhraseTable } from './asked.ts';

/** How people say how dressed up, in which manner, colors and comfort they want to be. */
export const wishPhrases: PhraseTable = [
  [
    `casual, easy, simple, simpler, easier, more casual, something casual, something simple, something easy, not too dressed up, not dressed up, not so dressed up, less dressed up, not too formal, not so formal,
    not that formal, not formal, less formal, not very formal, not as formal, nothing formal, nothing too formal, not too fancy, not so fancy, less fancy, not fancy, nothing fancy, nothing too fancy, nothing dressy, not too dressy, not so dressy, less dressy,
    not too smart, not so smart, less smart, not too elegant, less elegant, not so elegant, not too chic, not too stiff, not stiff, less stiff, dressed down, dress down, dress it down, dress down a bit, laid back, low key, lowkey, unfussy, nothing fussy, not overdressed, not too overdressed,
    dont want to be overdressed, do not want to be overdressed, without being overdressed, not too much, not over the top, nothing over the top, tone it down, toned down, more relaxed, too formal, too fancy, too dressy, too elegant, too much, not too serious, less serious, less strict, informal, more informal, down to earth`,
    { dressiness: -1 },
  ],
  [
    `dressy, dressier, dressed up, more dressed up, something dressy, elegant, more elegant, something elegant, smart, smarter, something smart, chic, something chic, fancy, fancier, something fancy, something nice, more formal, formal looking, polished, more polished, sharp, dress up, dress it up, dress up a bit,
    not too casual, not so casual, not casual, less casual, nothing casual, nothing too casual, too casual, not underdressed, dont want to be underdressed, do not want to be underdressed, not sloppy, nothing sloppy, sophisticated, classy, impress, impressive, to impress, make an impression, good impression, festive, more festive, special, something special, posh, put together, more put together, presentable, professional, more professional, well dressed, upscale`,
    { dressiness: 1 },
  ],
  [
    'neutral, neutrals, neutral colors, neutral colours, neutral tones, earthy, earth tones, earthy tones, earth colors, muted, muted colors, muted colours, beige tones, natural tones, understated colors, subtle colors, subtle colours',
    { mood: 'neutral' },
  ],
  [
    'bright, brighter, bright colors, bright colours, colorful, colourful, more color, more colour, some color, some colour, a pop of color, a pop of colour, pop of color, bold colors, bold colours, vivid, cheerful, cheerful colors, happy colors, happy colours, more colorful, more colourful, something colorful, something colourful',
    { mood: 'bright' },
  ],
  [
    'dark, darker, dark colors, dark colours, moody, something dark, all dark, dark tones',
    { mood: 'dark' },
  ],
  [
    'light colors, light colours, pastel, pastels, pastel colors, pastel colours, pale, pale colors, pale colours, lighter colors, lighter colours, light tones, soft colors, soft colours',
    { mood: 'light' },
  ],
  [
    'warm colors, warm colours, warm tones, warm shades, autumn colors, autumn colours, autumnal colors, fall colors',
    { mood: 'warm' },
  ],
  [
    'cool colors, cool colours, cool tones, cold colors, cold colours, icy tones, cool shades',
    { mood: 'cool' },
  ],
  [
    `my colors, my colours, in my colors, in my colours, with my colors, with my colours, my own colors, my own colours, in my own colors, in my own colours, my palette, in my palette, from my palette, my shades, in my shades, my season, in my season, colors that suit me, colours that suit me, my best colors, my best colours`,
    { mood: 'own' },
  ],
  [
    'one color, one colour, monochrome, monochromatic, tonal, tone on tone, all one color, all one colour, single color, one single color',
    { mood: 'one-color' },
  ],
  [
    'classic, timeless, more classic, classic style, traditional, conservative, more conservative',
    { manner: 'classic' },
  ],
  [
    'minimal, minimalist, minimalistic, clean lines, scandi, scandinavian style, quiet luxury, pared back, very simple',
    { manner: 'minimal' },
  ],
  [
    'romantic, more romantic, feminine, more feminine, girly, something romantic, dreamy, soft and feminine',
    { manner: 'romantic' },
  ],
  ['boho, bohemian, hippie, boho style, boho chic, more boho', { manner: 'bohemian' }],
  [
    'edgy, edgier, rocky, grunge, punk, rock chic, more edge, badass, rebellious, a bit edgy, goth, rock’n’roll, rock n roll',
    { manner: 'edgy' },
  ],
  [
    'glamorous, glam, glamour, more glamorous, glitzy, more glam, a bit of glamour, sparkle, more sparkle',
    { manner: 'glamorous' },
  ],
  ['sporty, sportier, athleisure, more sporty, sporty look, sporty chic', { manner: 'sporty' }],
  [
    'streetwear, street style, urban, street, skater style, hip hop style, cool and urban',
    { manner: 'street' },
  ],
  ['preppy, ivy league, old money, collegiate, country club, more preppy', { manner: 'preppy' }],
  [
    'vintage, retro, old school, seventies, 70s, 60s, sixties, 80s, eighties, 90s, nineties, 50s, fifties, twenties, 1920s, vintage look, retro look',
    { manner: 'vintage' },
  ],
  [
    'relaxed, relaxed look, slouchy look, effortless, laid-back look, chilled',
    { manner: 'relaxed', dressiness: -1 },
  ],
  [
    `comfortable, comfy, comfier, more comfortable, something comfortable, something comfy, cozy clothes, be comfortable, to be comfortable, have a sore throat, easy to wear, soft, something soft, easy to move in, can move in, room to move`,
    { needs: ['comfortable'] },
  ],
  [
    'covered arms, arms have to be covered, arms must be covered, arms need to be covered, arms should be covered, cover my arms, covers my arms, cover the arms, arms covered, with sleeves, long sleeves, sleeves, hide my arms, hides my arms, no bare arms, not show my arms, dont show my arms, covering my arms, cover my upper arms, hide my upper arms, shoulders covered, cover my shoulders, covered shoulders, no bare shoulders, dont like my arms, do not like my arms, hate my arms, hate showing my arms',
    { needs: ['covered-arms'] },
  ],
  [
    'covered legs, cover my legs, legs covered, no bare legs, cover my knees, covers my knees, knees covered, covered knees, below the knee, hide my legs, dont show my legs, not show my legs, over the knee length, hate my legs, dont like my legs',
    { needs: ['covered-legs'] },
  ],
  [
    'modest, modestly, more modest, modest dress, dress modestly, covered up, cover up, not too revealing, nothing revealing, not revealing, nothing too revealing, less revealing, too revealing, decent, demure, not show skin, dont want to show skin, no skin, not too much skin, not show too much skin, show less skin, hijab, hijabi, nothing too sexy, not too sexy, not sexy, less sexy',
    { needs: ['modest'] },
  ],
  [
    'pregnant, i am pregnant, im pregnant, pregnancy, maternity, baby bump, my bump, expecting, i am expecting, weeks pregnant, months pregnant, growing belly',
    { needs: ['pregnant'] },
  ],
  [
    'breastfeeding, breast feeding, breast feed, breastfeed, breast-feed, breast-feeding, nursing, nurse, can nurse, can breast feed, can breastfeed, to breastfeed, to breast feed, to nurse, feed my baby, feed the baby, feeding the baby, nurse my baby, nursing friendly, breastfeeding friendly, still nursing, still breastfeeding',
    { needs: ['nursing'] },
  ],
  [
    'sit all day, sitting all day, sits all day, i sit all day, sit a lot, sitting a lot, all day at a desk, desk all day, at my desk all day, long meeting, in meetings all day, wheelchair, in a wheelchair, i use a wheelchair, hours of sitting, hours of sitting in meetings, hours in meetings, sitting in meetings, sitting for hours, seated all day, sit for hours',
    { needs: ['sitting'] },
  ],
  [
    'on my feet, on my feet all day, on foot, all day on foot, a day on foot, standing all day, stand all day, walk a lot, walk all day, walking all day, lots of walking, a lot of walking, walking a lot, comfortable shoes, comfy shoes, shoes i can walk in, shoes to walk in, i can walk in, long way to walk, walk far, miles of walking, good for walking, lots of steps, cobblestones, cobbles, walkable, stand for hours, standing for hours',
    { needs: ['on-foot'] },
  ],
  [
    'sexy, sexier, make it sexier, more sexy, something sexy, a bit sexy, a bit sexier, hotter, seductive, sultry, hot look, show some skin, show some leg, show off my legs, show off my figure, flirty, alluring, spice it up, look hot',
    { needs: ['sexy'] },
  ],
  [
    `surprise me, surprise, surprise us, what would you wear, what would you choose, what would you pick, your choice, you choose, you decide, you pick, up to you, dealer’s choice, dealers choice, choose for me, pick for me, decide for me, pick something for me, choose something for me, anything goes, whatever you like, whatever, i dont mind what, random, roll the dice, inspire me, inspiration, give me inspiration, give me an idea, you tell me, out of my comfort zone, something unexpected, unexpected, i am bored, im bored, shake it up, mix it up, no idea what to wear, dont know what to wear, do not know what to wear, nothing to wear, i have nothing to wear`,
    { aim: 'surprise' },
  ],
  [
    `in ages, not worn in ages, havent worn in ages, have not worn in ages, i havent worn in ages, i have not worn in ages, not worn for ages, havent worn for ages, have not worn for ages, havent worn in a long time, have not worn in a long time, not worn for a long time, havent worn for a long time, have not worn for a long time, not worn in a long time, havent worn in years, have not worn in years, never wear, i never wear, hardly ever wear, hardly wear, rarely wear, i rarely wear, never worn, forgotten, forgotten pieces, neglected, not worn for a month, havent worn for a month, have not worn for a month, not worn for months, havent worn for months, have not worn for months, havent worn in months, have not worn in months, not worn in months, gathering dust, collecting dust, back of my closet, back of the closet, back of my wardrobe, back of the wardrobe, havent worn forever, not worn forever, have forgotten about, forgot about, forgot i had, long time no see, been a while, havent worn in forever`,
    { aim: 'forgotten', restDays: 30 },
  ],
  [
    'not worn lately, havent worn lately, have not worn lately, not worn recently, havent worn recently, have not worn recently, something different, something new, something else, not the usual, not my usual, out of the ordinary, a change, for a change, not worn for a while, havent worn for a while, havent worn in a while, have not worn in a while, not the same as always, not again the same, not the same again, not what i always wear',
    { restDays: 14 },
  ],
  [
    'not worn this week, havent worn this week, have not worn this week, nothing i wore this week, not from this week, nothing i have worn this week, nothing from this week, not what i wore this week, not what i wore last week, nothing i wore last week, not from last week, not worn for a week, havent worn for a week, not worn in a week',
    { restDays: 7 },
  ],
  [
    'not yesterday’s, not what i wore yesterday, nothing from yesterday, not the same as yesterday, nothing i wore yesterday, not like yesterday',
    { restDays: 1 },
  ],
  [
    'like yesterday, same as yesterday, the same as yesterday, as yesterday, similar to yesterday, like what i wore yesterday, what i wore yesterday, yesterday’s outfit, similar to what i wore yesterday, like my outfit yesterday, like i did yesterday',
    { isLikeYesterday: true },
  ],
];
