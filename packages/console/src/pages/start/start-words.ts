const en = {
  waiting: 'What waits for you',
  drafts: { one: '1 rate sheet to publish', other: '{n} rate sheets to publish' },
  reviews: { one: '1 document to review', other: '{n} documents to review' },
  approvals: { one: '1 order to approve', other: '{n} orders to approve' },
  nothing: 'Nothing is waiting.',
  recent: 'What happened lately',
};

const zh: typeof en = {
  waiting: '待办事项',
  drafts: { one: '1 份运价表待发布', other: '{n} 份运价表待发布' },
  reviews: { one: '1 份单证待审核', other: '{n} 份单证待审核' },
  approvals: { one: '1 个订单待批准', other: '{n} 个订单待批准' },
  nothing: '没有待办事项。',
  recent: '最近动态',
};

/** The texts of the start page. */
export const startWords = { en, zh };
