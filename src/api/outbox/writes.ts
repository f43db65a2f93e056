import type { OperationName, operations } from '#contract/operations.ts';
import type { KindName } from './kinds.ts';

/** The name of every operation that writes. */
type WriteName = {
  [Name in OperationName]: (typeof operations)[Name]['kind'] extends 'write' ? Name : never;
}[OperationName];

/**
 * Why a write is not sent through the outbox.
 *
 * - at-once: who one is, friends, money, links for others: it is done while its member looks on, or not at all.
 * - form: its form keeps what was typed as a draft, with the key of the write, until it is answered.
 * - server-work: the server has to do something before there is anything to show.
 * - photo-queue: it is a step of a photo ([Note: Upload queue]).
 * - own-way: it is kept on the device by its room.
 */
export type Otherwise = 'at-once' | 'form' | 'server-work' | 'photo-queue' | 'own-way';

/** Every write that is no row of the table of kinds: the compiler holds the two complete. */
export const otherWrites = {
  tokenAuth: 'at-once',
  saveContentDraft: 'own-way',
  publishContent: 'at-once',
  takeDownContent: 'at-once',
  scheduleContent: 'at-once',
  createAccount: 'at-once',
  emailValidation: 'at-once',
  sendEmailValidation: 'at-once',
  forgotPassword: 'at-once',
  resetPassword: 'at-once',
  changePassword: 'at-once',
  revokeSession: 'at-once',
  startSignIn: 'at-once',
  finishSignIn: 'at-once',
  linkSignIn: 'at-once',
  userStartLink: 'at-once',
  userUnlink: 'at-once',
  userChangeEmail: 'at-once',
  userValidateEmailChange: 'at-once',
  userStopEmailChange: 'at-once',
  makeCalendarFeed: 'at-once',
  revokeCalendarFeed: 'at-once',
  startMeasuring: 'at-once',
  textMeasuringLink: 'at-once',
  openMeasuring: 'at-once',
  askToCancel: 'at-once',
  answerQuote: 'at-once',
  allowLolaModel: 'at-once',
  userSaveProfile: 'form',
  saveCountry: 'at-once',
  hideItems: 'at-once',
  inviteFriend: 'at-once',
  makeFriendLink: 'at-once',
  revokeFriendLink: 'at-once',
  followFriendLink: 'at-once',
  answerFriend: 'at-once',
  readNotices: 'at-once',
  saveMailKinds: 'at-once',
  withdrawRequest: 'at-once',
  endFriendship: 'at-once',
  blockMember: 'at-once',
  unblockMember: 'at-once',
  reportMember: 'form',
  userSaveCurrency: 'at-once',
  saveCart: 'own-way',
  logout: 'own-way',
  refreshCache: 'server-work',
  imageUpload: 'photo-queue',
  keepServicePhoto: 'photo-queue',
  saveOutfitThumbnail: 'photo-queue',
  messageStudio: 'form',
  reportProblem: 'form',
  saveWardrobe: 'form',
  shareWardrobe: 'at-once',
  askForLoan: 'at-once',
  withdrawLoan: 'at-once',
  answerLoan: 'at-once',
  handOverLoan: 'at-once',
  returnLoan: 'at-once',
  setLoanEnd: 'at-once',
  sendStyling: 'form',
  withdrawStyling: 'at-once',
  keepStyling: 'at-once',
  seeStyling: 'at-once',
  shareDay: 'form',
  changeSharedDay: 'form',
  endSharedDay: 'at-once',
  answerSharedDay: 'at-once',
  saveItem: 'form',
  replaceItemPhoto: 'photo-queue',
  measureOnPhone: 'own-way',
  deleteMeasured: 'at-once',
  changeCategory: 'server-work',
  changeTag: 'server-work',
  forgetItems: 'at-once',
  forgetOutfits: 'at-once',
  forgetLooks: 'at-once',
  itemShowPictures: 'server-work',
  itemCutOut: 'server-work',
  saveItemCutout: 'server-work',
  takeBackItemCutout: 'server-work',
  duplicateOutfits: 'server-work',
  duplicateLooks: 'server-work',
  readLink: 'server-work',
  fetchLolaOutfitSuggestions: 'server-work',
  deleteLolaTurns: 'at-once',
  userDeleteAccount: 'at-once',
  startCheckout: 'at-once',
  refreshCircle: 'at-once',
  setCircleEnd: 'at-once',
  changeCirclePlan: 'at-once',
  takeAppPurchases: 'at-once',
  openCirclePortal: 'at-once',
  ownPartnerProduct: 'at-once',
  readThing: 'server-work',
  saveWish: 'at-once',
  saveThingWish: 'at-once',
  deleteWish: 'at-once',
  saveResaleListing: 'own-way',
  listResaleItem: 'at-once',
  sellResaleItem: 'at-once',
  withdrawResaleListing: 'at-once',
  shareResaleListing: 'at-once',
  sendColorAnalysis: 'photo-queue',
  deleteColorAnalysis: 'at-once',
  openColorReview: 'own-way',
  leaveColorReview: 'own-way',
  decideColorReview: 'at-once',
  askForAnotherPhoto: 'at-once',
  startImpersonation: 'at-once',
  endImpersonation: 'at-once',
} as const satisfies Record<Exclude<WriteName, KindName>, Otherwise>;

/**
 * The name of a write that is not sent through the outbox: `saveLook` is where it saves more than pins, and
 * `saveMeasurements` where it makes somebody.
 */
export type OtherWrite = keyof typeof otherWrites | 'saveLook' | 'saveMeasurements';
