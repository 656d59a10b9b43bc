import { defineArea } from '#messages';

/** What is said of the choice between prizes and rebate. */
export const seriesMessages = defineArea('lottery.series', {
  series: 'Prize series', // Label of a slider: a higher figure pays higher prizes and a lower rebate.
  end: '{series, number, ::group-off} + {share} rebate', // series: a figure such as 1960; share: the rebate, such as 13%. Below an end of the slider.
  rebate: 'Rebate of {share} with the result: {amount}', // share: such as 4%; amount: money.
});
