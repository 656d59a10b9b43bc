// @ts-check

/** Words of the first versions that nobody outside of them understood; each has the field's own term now. */
export const oldNames = `
  strayStops stopOf wantsCalm stakeBelow HallSeas HallRooms usePromotionActs oneAtATime LiveHub
  naivePay naiveReports keepBriefly forgetKept wordsPage pagesOfWords showNoWords growWorld worldStart
  waitsForEarlier lockLater keepLetters takeLetters lapseOffers payOwed meetVisitor demandHuman
  stayHere stayInPlace restPointer holdStill useArrival killWalk
  giveBack forgetPerson forgetWrites takeAll sayInAll sayMoney cuttingProxy crowdHearing crowdPerson
`
  .trim()
  .split(/\s+/);
