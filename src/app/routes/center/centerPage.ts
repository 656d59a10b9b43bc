import type { FunctionComponent } from 'react';
import type { MessageDescriptor } from 'react-intl';
import type { Consolidated } from '#contract';
import type { IconSource } from '#ds/Icon';
import type { agentPages, personalPages } from '#features/shell/center.messages.ts';
import type { MemberMenuEntry } from '#features/shell/MemberMenu.tsx';
import type { SiteStores } from '../../boot/compose';
import type { Resource } from '../../data/resource';

/** What a page of a centre says of itself, as the default export of `personal/*.route.ts` or `agent/*.route.ts`. */
export interface CenterPage<Id extends string = string> {
  /** Last part of the address, as the specification names the page. Its label is in `center.messages.ts`. */
  readonly id: Id;
  /** Its place among the pages. */
  readonly order: number;
  readonly icon: IconSource;
  /** Heading that it stands under in the agent centre. */
  readonly group?: 'team' | 'records' | 'contracts';
  /** `foot` keeps it apart at the end. */
  readonly place?: 'foot';
  /** Entry of the account's menu that leads here. */
  readonly menu?: Exclude<MemberMenuEntry, 'chat'>;
  /** The account's flag without which the page is not there. Source: spec section 3, agent centre. */
  readonly flag?: keyof Consolidated & ('enableCt' | 'salary' | 'hourSalary' | 'realTimeSalary');
  /** Whether the person sees it, where the centre alone does not decide. Read in an observer. */
  readonly isShown?: (stores: SiteStores) => boolean;
  /** How many wait there, read in an observer, and the words with `count` that say so to who listens. */
  readonly count?: { readonly of: (stores: SiteStores) => number; readonly words: MessageDescriptor };
  /** What `count` counts: it is asked for when the centre opens. Read in an observer. */
  readonly prepare?: (stores: SiteStores) => Pick<Resource<unknown>, 'ensure'>;
  /** Areas of the catalogue that the page needs. */
  readonly areas: readonly string[];
  /** Fetches the page's code. */
  readonly load: () => Promise<FunctionComponent>;
  /** Fetches what the page begins with, for somebody who is about to open it: a pointer is on its link. */
  readonly prefetch?: (stores: SiteStores) => Promise<void>;
}

/** Registers a page of the member's centre: no other file has to name it. */
export const definePersonalPage = (page: CenterPage<keyof typeof personalPages & string>): CenterPage => page;

/** Registers a page of the agent centre: no other file has to name it. */
export const defineAgentPage = (page: CenterPage<keyof typeof agentPages & string>): CenterPage => page;
