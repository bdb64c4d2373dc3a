/** Every text of the console in English. Other languages have the same shape (`zh.ts`). */
export const en = {
  product: 'Agent Rate',
  areas: {
    start: 'Start',
    rates: 'Rates',
    sheets: 'Rate sheets',
    documents: 'Documents',
    quotes: 'Quotes',
    orders: 'Orders',
    administration: 'Administration',
  },
  session: {
    title: 'Sign in',
    key: 'API key',
    hint: 'The key begins with ar_live_ or ar_test_. If you do not have it any more, ask an administrator for a new invite.',
    signIn: 'Sign in',
    signOut: 'Sign out',
    signedInAs: 'Signed in as',
  },
  roles: {
    viewer: 'Viewer',
    pricing: 'Pricing',
    documents: 'Documents',
    approver: 'Approver',
    administrator: 'Administrator',
  },
  preferences: { language: 'Language', theme: 'Appearance', light: 'Light', dark: 'Dark', system: 'As the device' },
  common: {
    loading: 'Loading…',
    retry: 'Try again',
    next: 'What to do',
    none: 'None',
    search: 'Search',
    clear: 'Clear',
    more: 'Show more',
    unknown: 'Unknown',
    page: 'Page',
    of: 'of',
    onPage: 'page {n}',
    save: 'Save',
    cancel: 'Cancel',
    unreachable: 'The service cannot be reached. What you typed is kept; try again when it answers.',
    ask: 'Ask the shipper',
    copy: 'Copy',
    chooseFiles: 'Choose files',
    copied: 'Copied',
    unstated: 'The sheet does not say whether other surcharges and local charges are included.',
    sent: '{sent} of {total} MB sent',
  },
};

/** The texts of the console. */
export type Words = typeof en;
