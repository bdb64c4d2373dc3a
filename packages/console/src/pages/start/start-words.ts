import type { components } from '@agent-rate/client';

/** An event of the service: its type without the prefix and the version. */
export type Happening = components['schemas']['EventType'] extends infer T
  ? T extends `agent-rate.${infer N}.v1`
    ? N
    : never
  : never;

const en = {
  waiting: 'What waits for you',
  drafts: { one: '1 rate sheet to publish', other: '{n} rate sheets to publish' },
  reviews: { one: '1 document to review', other: '{n} documents to review' },
  approvals: { one: '1 order to approve', other: '{n} orders to approve' },
  confirmations: { one: '1 order to confirm or decline', other: '{n} orders to confirm or decline' },
  changed: { one: '1 corrected order to confirm or decline', other: '{n} corrected orders to confirm or decline' },
  answers: {
    one: '1 order waits for the customer to accept a part, correct or cancel',
    other: '{n} orders wait for the customer to accept a part, correct or cancel',
  },
  amendments: {
    one: '1 confirmed order waits for the customer to amend it',
    other: '{n} confirmed orders wait for the customer to amend them',
  },
  nothing: 'Nothing is waiting.',
  recent: 'What happened since yesterday',
  quiet: 'Nothing happened since yesterday.',
  failures: { one: '1 failed delivery', other: '{n} failed deliveries' },
  tour: 'A tour in three steps',
  tourSheet: 'Import a rate sheet: examples/rate-sheets has some to try',
  tourDocument: 'Read a safety data sheet: examples/documents has one to try',
  tourKey: 'Make a key for a person or a program',
  confirmedInPart: 'An order was confirmed in part',
  happenings: {
    'order.placed': 'An order was placed',
    'order.approval-requested': 'An order waits for approval',
    'order.approved': 'An order was approved',
    'order.rejected': 'An order was rejected',
    'order.confirmed': 'An order was confirmed',
    'order.declined': 'An order was declined',
    'order.update-requested': 'A correction of an order was requested',
    'order.updated': 'An order was changed',
    'order.amendment-requested': 'An amendment was requested',
    'order.amendment-confirmed': 'An amendment was confirmed',
    'order.amendment-declined': 'An amendment was declined',
    'order.amendment-cancelled': 'An amendment was withdrawn',
    'order.cancellation-requested': 'A cancellation was requested',
    'order.cancellation-confirmed': 'A cancellation was confirmed',
    'order.cancellation-declined': 'A cancellation was declined',
    'order.cancelled': 'An order was cancelled',
    'order.evidence-changed': 'The evidence of an order was corrected',
    'order.completed': 'An order was completed',
    'rate-sheet.published': 'A rate sheet was published',
    'rate-sheet.reverted': 'A rate sheet was reverted',
    'rates.changed': 'Prices of a watched lane changed',
    'webhook.disabled': 'A webhook was disabled',
    'webhook.test': 'A webhook was tested',
  } satisfies Record<Happening, string>,
  sheet: 'Rate sheet {id}',
  webhook: 'Webhooks',
};

const zh: typeof en = {
  waiting: '待办事项',
  drafts: { one: '1 份运价表待发布', other: '{n} 份运价表待发布' },
  reviews: { one: '1 份单证待审核', other: '{n} 份单证待审核' },
  approvals: { one: '1 个订单待批准', other: '{n} 个订单待批准' },
  confirmations: { one: '1 个订单待确认或回绝', other: '{n} 个订单待确认或回绝' },
  changed: { one: '1 个已更正的订单待确认或回绝', other: '{n} 个已更正的订单待确认或回绝' },
  answers: {
    one: '1 个订单等待客户接受部分确认、更正或取消',
    other: '{n} 个订单等待客户接受部分确认、更正或取消',
  },
  amendments: { one: '1 个已确认的订单等待客户修改', other: '{n} 个已确认的订单等待客户修改' },
  nothing: '没有待办事项。',
  recent: '昨天以来的动态',
  quiet: '昨天以来没有动态。',
  failures: { one: '1 次投递失败', other: '{n} 次投递失败' },
  tour: '三步入门',
  tourSheet: '导入运价表：examples/rate-sheets 中有示例',
  tourDocument: '读取安全数据表：examples/documents 中有示例',
  tourKey: '为人员或程序创建密钥',
  confirmedInPart: '订单部分确认',
  happenings: {
    'order.placed': '已下单',
    'order.approval-requested': '订单等待批准',
    'order.approved': '订单已批准',
    'order.rejected': '订单被拒绝',
    'order.confirmed': '订单已确认',
    'order.declined': '订单被回绝',
    'order.update-requested': '要求更正订单',
    'order.updated': '订单已更改',
    'order.amendment-requested': '提出修改',
    'order.amendment-confirmed': '修改已确认',
    'order.amendment-declined': '修改已拒绝',
    'order.amendment-cancelled': '修改已撤回',
    'order.cancellation-requested': '申请取消',
    'order.cancellation-confirmed': '取消已确认',
    'order.cancellation-declined': '取消已拒绝',
    'order.cancelled': '订单已取消',
    'order.evidence-changed': '订单所依据的提取结果已更正',
    'order.completed': '订单已完成',
    'rate-sheet.published': '运价表已发布',
    'rate-sheet.reverted': '运价表已撤销',
    'rates.changed': '运价变动',
    'webhook.disabled': '回调已停用',
    'webhook.test': '已测试回调',
  },
  sheet: '运价表 {id}',
  webhook: '回调',
};

/** The texts of the start page. */
export const startWords = { en, zh };
