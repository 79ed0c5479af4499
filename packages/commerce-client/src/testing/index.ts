export { createTestBackend } from './test-backend.ts'
export { refusal } from './refusal.ts'
export type { TestBackend } from './test-backend.ts'
export type { Answer, AnswerOf, AnyMethod, Operation, Sparse, TestRequest } from './answer.ts'
