import * as v from 'valibot';
import { colorSeasons } from '../rules/blueprint.ts';
import { circlePlanKeys } from '../rules/circle.ts';
import { mailKinds } from '../rules/mail-kinds.ts';
import { longestNoticeId, mostNotices } from '../rules/notices.ts';
import { serviceStatuses } from '../rules/service-orders.ts';
import { person } from './friend.ts';
import { imageView } from './image.ts';
import { loan } from './loan.ts';
import { done, moment, nothing } from './scalars.ts';
import { sharedDay } from './shared-day.ts';
import { receivedStyling, sentStyling } from './styling.ts';

const order = v.object({
  orderId: v.string(),
  /** As people call it, such as HEM-1038. */
  orderNumber: v.string(),
  /** The title of its first piece; null where it has none. */
  itemTitle: v.nullable(v.string()),
  /** Different pieces. */
  itemCount: v.number(),
  image: v.nullable(imageView),
});

const side = v.picklist(['lender', 'borrower']);

/** What a notice is about, with what is needed to say it and to answer it in its place. */
const about = v.variant('kind', [
  /** Somebody asks to be friends. */
  v.object({ kind: v.literal('friend-request'), person }),
  /** Somebody accepted what the viewer asked, or followed their link. */
  v.object({ kind: v.literal('friend'), person }),
  /** To the lender from when it is asked, to the borrower from when it is answered. */
  v.object({ kind: v.literal('loan'), side, loan }),
  /** The last day of a loan is tomorrow, or past. */
  v.object({ kind: v.literal('loan-end'), side, loan }),
  /** A friend called off what the viewer had agreed to lend. */
  v.object({
    kind: v.literal('loan-called-off'),
    person,
    titles: v.array(v.string()),
    firstDay: v.string(),
    lastDay: v.string(),
  }),
  v.object({ kind: v.literal('styling'), styling: receivedStyling }),
  /** A friend asks to dress together. */
  v.object({ kind: v.literal('shared-day'), sharedDay }),
  /** A friend said whether they come to what the viewer shares. */
  v.object({
    kind: v.literal('shared-day-answer'),
    person,
    isComing: v.boolean(),
    sharedDay,
  }),
  /** What the viewer laid was kept. */
  v.object({ kind: v.literal('styling-kept'), styling: sentStyling }),
  /** An order came to a place. */
  v.object({
    kind: v.literal('order'),
    order,
    place: v.picklist([...serviceStatuses, 'cancelled']),
  }),
  /** The studio asks a price. */
  v.object({
    kind: v.literal('quote'),
    order,
    /** US cents, of all prices that wait for an answer. */
    cents: v.number(),
  }),
  /** The studio wrote. */
  v.object({ kind: v.literal('message'), order, text: v.string() }),
  /** Lola laid out outfits for a day (`YYYY-MM-DD`). */
  v.object({ kind: v.literal('morning'), day: v.string() }),
  /** A stylist has settled the color season. */
  v.object({ kind: v.literal('color-reviewed'), season: v.picklist(colorSeasons) }),
  /** A stylist asks for another portrait. */
  v.object({ kind: v.literal('portrait-asked'), note: v.nullable(v.string()) }),
  /** Somebody of the staff was in the viewer's account, or is (decision 105). */
  v.object({
    kind: v.literal('impersonated'),
    reason: v.string(),
    startedDate: moment,
    /** Null while they still are. */
    endedDate: v.nullable(moment),
  }),
  /** A payment for the Circle failed; the plan holds until then. */
  v.object({ kind: v.literal('payment-failed'), plan: v.picklist(circlePlanKeys), until: moment }),
]);

const notice = v.object({
  /** The same as long as it tells the same. */
  noticeId: v.string(),
  date: moment,
  isRead: v.boolean(),
  about,
});

/** Something that the viewer is told. */
export type Notice = v.InferOutput<typeof notice>;

/** What a notice is about. */
export type NoticeAbout = Notice['about'];

/** Inputs and outputs of what is about notices. */
export const noticeSchemas = {
  /** Reads what the viewer is told, the last first. */
  getNotices: { input: nothing, output: v.object({ notices: v.array(notice) }) },
  /** Notes that the viewer has seen these. What is told no more is left out. */
  readNotices: {
    input: v.strictObject({
      noticeIds: v.pipe(
        v.array(v.pipe(v.string(), v.maxLength(longestNoticeId))),
        v.minLength(1),
        v.maxLength(mostNotices),
      ),
    }),
    output: done,
  },
  /** Reads which kinds of notices are mailed to the viewer. */
  getMailKinds: { input: nothing, output: v.object({ mailKinds: v.array(v.picklist(mailKinds)) }) },
  /** Says which ones are. What there is by then is not mailed for it. */
  saveMailKinds: {
    input: v.strictObject({
      mailKinds: v.pipe(
        v.array(v.picklist(mailKinds)),
        v.maxLength(mailKinds.length),
        v.check((kinds) => new Set(kinds).size === kinds.length, 'each once'),
      ),
    }),
    output: done,
  },
};
