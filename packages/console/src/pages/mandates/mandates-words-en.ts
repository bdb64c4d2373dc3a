/** The texts of mandates in English. */
export const mandatesEnglish = {
  title: 'Approved beforehand',
  approve: 'Approve an order beforehand',
  hint: 'Whoever is given the approval may order this quote once, for this shipper and up to this sum; the order then waits for nobody.',
  shipper: 'Shipper',
  most: 'At most, {currency}',
  sure: 'Approve this order beforehand?',
  issued: 'The approval. Pass it on to whoever orders; it is not shown again.',
  by: 'by {name}, {moment}',
  form: 'A person said yes in the form of an agent, as its client says.',
  upTo: 'at most {amount}',
  validUntil: 'until {moment}',
  genuine: 'Genuine, and the order is what was approved.',
  notGenuine: 'Do not rely on it:',
  needsTls: 'The signature can be checked here only when the console is opened over HTTPS.',
};
