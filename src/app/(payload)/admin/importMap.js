import { QuoteAtTheDesk as QuoteAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { QuoteSummary as QuoteSummary_e64e9e293947ef2176b8a626fbc8fbc9 } from '../../../../src/admin/quote/quote-summary'
import { QuotePhotos as QuotePhotos_c352eb73023efa3d1f0d2e8465bafd8e } from '../../../../src/admin/visitor-photos'
import { MoneyCell as MoneyCell_94556f414c6c8f357ed066b36ecd66c5 } from '../../../../src/admin/cells/money-cell'
import { StoredData as StoredData_932d77294e0ec26056723e86a49fb140 } from '../../../../src/admin/stored-data'
import { ServiceCell as ServiceCell_a2361ab1a4a9d0f35ea197bf12a18cf3 } from '../../../../src/admin/cells/service-cell'
import { MailCell as MailCell_111c6f310bd8d8f6ea91e1888331f393 } from '../../../../src/admin/cells/mail-cell'
import { PhoneCell as PhoneCell_7516272e8f1ca8ab42ed4c660c75abcc } from '../../../../src/admin/cells/phone-cell'
import { MomentCell as MomentCell_1d81de9b8afab63bcbe3be93db17176d } from '../../../../src/admin/cells/moment-cell'
import { ShopTimeField as ShopTimeField_3d8103dbceb99b5f9c1eeb9f9a278f65 } from '../../../../src/admin/shop-time/shop-time-field'
import { YesCell as YesCell_3ac7da4f2fa437856ca0dcd68d1be77b } from '../../../../src/admin/cells/yes-cell'
import { RecordOnQuote as RecordOnQuote_4d7ce993ca5e37f14c4a63011c84703f } from '../../../../src/admin/quote/record-on-quote'
import { QuoteStateCell as QuoteStateCell_6f93cad43bc1a7ca7f431e0ed2a04ba5 } from '../../../../src/admin/cells/quote-state-cell'
import { SizesLetterField as SizesLetterField_8597fb9770da578ccab6a43adcb91f7c } from '../../../../src/admin/quote/sizes-letter-field'
import { NewAtTheDesk as NewAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { PeriodFilter as PeriodFilter_cd833b6f5f39f5eef961c64e3fe589e2 } from '../../../../src/admin/periods/period-filter'
import { DayFilter as DayFilter_2abb71df977dfff9820ee52cdaac3d38 } from '../../../../src/admin/day-filter/day-filter'
import { ExportList as ExportList_7f96f467748fea63be794842871da1ba } from '../../../../src/admin/export/export-list'
import { RowTimes as RowTimes_77e9eab282af2da4b2e3317d16e2bb1c } from '../../../../src/admin/shop-time/row-times'
import { PaymentSummary as PaymentSummary_668c7b0b4c31237d52c88336073e4a94 } from '../../../../src/admin/payment/payment-summary'
import { ReachOfInquiry as ReachOfInquiry_e317f04b09b76dd9508035a23afd7eee } from '../../../../src/admin/inbox/reach-of-inquiry'
import { MayBelongTo as MayBelongTo_9c02f621ab1ca99aa899aad687354cab } from '../../../../src/admin/jobs/may-belong-to'
import { InquiryAtTheDesk as InquiryAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { Conversation as Conversation_338bc3cfe3ec49152ce25695891fd922 } from '../../../../src/admin/inbox/conversation'
import { InquiryPhotos as InquiryPhotos_c352eb73023efa3d1f0d2e8465bafd8e } from '../../../../src/admin/visitor-photos'
import { InquirySummary as InquirySummary_a4e66b37ade31706af143fd91d44a732 } from '../../../../src/admin/inbox/inquiry-summary'
import { DrawnFront as DrawnFront_fb619a243186fdda33fc59e772358f58 } from '../../../../src/admin/inbox/drawn-front'
import { LanguageCell as LanguageCell_39bcf2c2103b34db55181e77c4d53c88 } from '../../../../src/admin/inbox/language-name'
import { LanguageField as LanguageField_39bcf2c2103b34db55181e77c4d53c88 } from '../../../../src/admin/inbox/language-name'
import { CustomerHead as CustomerHead_99afd421f3bb0560675b9131e763b06c } from '../../../../src/admin/customer/customer-head'
import { CustomerAtTheDesk as CustomerAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { CustomerQuotes as CustomerQuotes_f27c554376c14867db5415292ddf9c62 } from '../../../../src/admin/customer/customer-quotes'
import { CustomerStory as CustomerStory_2f6f62d42c3b5623429c8061b2062841 } from '../../../../src/admin/customer/customer-story'
import { ListCell as ListCell_8ceb2d8d6c311f9459bcd626be14d2c3 } from '../../../../src/admin/cells/list-cell'
import { ColleagueCell as ColleagueCell_aa571a303efeb86e00885369984802f2 } from '../../../../src/admin/cells/colleague-cell'
import { OldPrices as OldPrices_803f50f89e1ec1f54691190b3286daf1 } from '../../../../src/admin/glass-rules/old-prices'
import { CarriesCell as CarriesCell_4fab0bebd3b433a4465b5471b93a01a0 } from '../../../../src/admin/glass-rules/carries-cell'
import { RulePreviewField as RulePreviewField_e3906a8018ecfb75444791c74a37a2e7 } from '../../../../src/admin/glass-rules/rule-preview-field'
import { LimitsCell as LimitsCell_b8df093c309b3616278254d98fc7d03b } from '../../../../src/admin/glass-rules/limits-cell'
import { ExampleOfWords as ExampleOfWords_15792f304e381fd21b002b9efb3b8bd6 } from '../../../../src/admin/glass-rules/example-of-words'
import { InchesField as InchesField_119e7f135c72a64fcf37f0184d06e8d3 } from '../../../../src/admin/gallery/inches-field'
import { LinesOnPicture as LinesOnPicture_c25dcacc4a7f8eabf88181b1111a912b } from '../../../../src/admin/gallery/lines-on-picture'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineCodeFeatureClient as InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { IndentFeatureClient as IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ChecklistFeatureClient as ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { RelationshipFeatureClient as RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AnswerQuestionField as AnswerQuestionField_3e15c4385ed6274a48e48b917f5e64ef } from '../../../../src/admin/knowledge/answer-question'
import { AnswerQuestionCell as AnswerQuestionCell_3e15c4385ed6274a48e48b917f5e64ef } from '../../../../src/admin/knowledge/answer-question'
import { NameLabel as NameLabel_f8edb6152e8c70a7f23503e96fc4608c } from '../../../../src/admin/knowledge/words-label'
import { SecondStepOf as SecondStepOf_7c61af6318730e25de0a79107399059a } from '../../../../src/admin/sign-in/second-step-of'
import { SessionsOf as SessionsOf_8d7b7f054342691bb11c67010e661435 } from '../../../../src/admin/sign-in/sessions-of'
import { ReceiverSecretPart as ReceiverSecretPart_3382ada52471cafce1c667d6adbbab5b } from '../../../../src/admin/webhooks/receiver-secret-part'
import { SendAgainPart as SendAgainPart_d67d16589e05d28902e3e5611b8e0cf1 } from '../../../../src/admin/webhooks/send-again-part'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { WordsLabel as WordsLabel_f8edb6152e8c70a7f23503e96fc4608c } from '../../../../src/admin/knowledge/words-label'
import { OwnNav as OwnNav_0ed5a354c5a6790ec348398207b578cd } from '../../../../src/admin/nav/own-nav'
import { BrandIcon as BrandIcon_3fb465c6d76773678897b34ea619bb06 } from '../../../../src/admin/nav/brand'
import { BrandLogo as BrandLogo_3fb465c6d76773678897b34ea619bb06 } from '../../../../src/admin/nav/brand'
import { FirstDay as FirstDay_152a884e6587958da57459e4754a439e } from '../../../../src/admin/today/first-day'
import { Today as Today_96733401ac2cc329e72cd46c17d2d6e8 } from '../../../../src/admin/today/today'
import { MoneyOwedPart as MoneyOwedPart_90cd60b3676f0adc46c0f0ae46c9f536 } from '../../../../src/admin/money/money-owed'
import { S3ClientUploadHandler as S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24 } from '@payloadcms/storage-s3/client'
import { SignInView as SignInView_831530886149f20852c1385656fd5080 } from '../../../../src/admin/sign-in/sign-in-view'
import { NotEntitledView as NotEntitledView_71e44e832c5d531dccdcfe9f726ef8be } from '../../../../src/admin/sign-in/not-entitled-view'
import { JobsView as JobsView_6fabc4bf30ebff5f22aa84f0930ce323 } from '../../../../src/admin/jobs/jobs-view'
import { BackgroundView as BackgroundView_786e481cbb5647f160ea6dcbac47a13a } from '../../../../src/admin/background/background-view'
import { ImportView as ImportView_197be3d440e2e63a8c08cb0efeeed919 } from '../../../../src/admin/import/import-view'
import { FridayView as FridayView_21768c2626789ca22709099d87cac9c1 } from '../../../../src/admin/friday/friday-view'
import { PricesView as PricesView_b52731e037b1fc1c2d462af6443ecb2f } from '../../../../src/admin/prices/prices-view'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/src/admin/at-the-desk#QuoteAtTheDesk": QuoteAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/quote/quote-summary#QuoteSummary": QuoteSummary_e64e9e293947ef2176b8a626fbc8fbc9,
  "/src/admin/visitor-photos#QuotePhotos": QuotePhotos_c352eb73023efa3d1f0d2e8465bafd8e,
  "/src/admin/cells/money-cell#MoneyCell": MoneyCell_94556f414c6c8f357ed066b36ecd66c5,
  "/src/admin/stored-data#StoredData": StoredData_932d77294e0ec26056723e86a49fb140,
  "/src/admin/cells/service-cell#ServiceCell": ServiceCell_a2361ab1a4a9d0f35ea197bf12a18cf3,
  "/src/admin/cells/mail-cell#MailCell": MailCell_111c6f310bd8d8f6ea91e1888331f393,
  "/src/admin/cells/phone-cell#PhoneCell": PhoneCell_7516272e8f1ca8ab42ed4c660c75abcc,
  "/src/admin/cells/moment-cell#MomentCell": MomentCell_1d81de9b8afab63bcbe3be93db17176d,
  "/src/admin/shop-time/shop-time-field#ShopTimeField": ShopTimeField_3d8103dbceb99b5f9c1eeb9f9a278f65,
  "/src/admin/cells/yes-cell#YesCell": YesCell_3ac7da4f2fa437856ca0dcd68d1be77b,
  "/src/admin/quote/record-on-quote#RecordOnQuote": RecordOnQuote_4d7ce993ca5e37f14c4a63011c84703f,
  "/src/admin/cells/quote-state-cell#QuoteStateCell": QuoteStateCell_6f93cad43bc1a7ca7f431e0ed2a04ba5,
  "/src/admin/quote/sizes-letter-field#SizesLetterField": SizesLetterField_8597fb9770da578ccab6a43adcb91f7c,
  "/src/admin/at-the-desk#NewAtTheDesk": NewAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/periods/period-filter#PeriodFilter": PeriodFilter_cd833b6f5f39f5eef961c64e3fe589e2,
  "/src/admin/day-filter/day-filter#DayFilter": DayFilter_2abb71df977dfff9820ee52cdaac3d38,
  "/src/admin/export/export-list#ExportList": ExportList_7f96f467748fea63be794842871da1ba,
  "/src/admin/shop-time/row-times#RowTimes": RowTimes_77e9eab282af2da4b2e3317d16e2bb1c,
  "/src/admin/payment/payment-summary#PaymentSummary": PaymentSummary_668c7b0b4c31237d52c88336073e4a94,
  "/src/admin/inbox/reach-of-inquiry#ReachOfInquiry": ReachOfInquiry_e317f04b09b76dd9508035a23afd7eee,
  "/src/admin/jobs/may-belong-to#MayBelongTo": MayBelongTo_9c02f621ab1ca99aa899aad687354cab,
  "/src/admin/at-the-desk#InquiryAtTheDesk": InquiryAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/inbox/conversation#Conversation": Conversation_338bc3cfe3ec49152ce25695891fd922,
  "/src/admin/visitor-photos#InquiryPhotos": InquiryPhotos_c352eb73023efa3d1f0d2e8465bafd8e,
  "/src/admin/inbox/inquiry-summary#InquirySummary": InquirySummary_a4e66b37ade31706af143fd91d44a732,
  "/src/admin/inbox/drawn-front#DrawnFront": DrawnFront_fb619a243186fdda33fc59e772358f58,
  "/src/admin/inbox/language-name#LanguageCell": LanguageCell_39bcf2c2103b34db55181e77c4d53c88,
  "/src/admin/inbox/language-name#LanguageField": LanguageField_39bcf2c2103b34db55181e77c4d53c88,
  "/src/admin/customer/customer-head#CustomerHead": CustomerHead_99afd421f3bb0560675b9131e763b06c,
  "/src/admin/at-the-desk#CustomerAtTheDesk": CustomerAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/customer/customer-quotes#CustomerQuotes": CustomerQuotes_f27c554376c14867db5415292ddf9c62,
  "/src/admin/customer/customer-story#CustomerStory": CustomerStory_2f6f62d42c3b5623429c8061b2062841,
  "/src/admin/cells/list-cell#ListCell": ListCell_8ceb2d8d6c311f9459bcd626be14d2c3,
  "/src/admin/cells/colleague-cell#ColleagueCell": ColleagueCell_aa571a303efeb86e00885369984802f2,
  "/src/admin/glass-rules/old-prices#OldPrices": OldPrices_803f50f89e1ec1f54691190b3286daf1,
  "/src/admin/glass-rules/carries-cell#CarriesCell": CarriesCell_4fab0bebd3b433a4465b5471b93a01a0,
  "/src/admin/glass-rules/rule-preview-field#RulePreviewField": RulePreviewField_e3906a8018ecfb75444791c74a37a2e7,
  "/src/admin/glass-rules/limits-cell#LimitsCell": LimitsCell_b8df093c309b3616278254d98fc7d03b,
  "/src/admin/glass-rules/example-of-words#ExampleOfWords": ExampleOfWords_15792f304e381fd21b002b9efb3b8bd6,
  "/src/admin/gallery/inches-field#InchesField": InchesField_119e7f135c72a64fcf37f0184d06e8d3,
  "/src/admin/gallery/lines-on-picture#LinesOnPicture": LinesOnPicture_c25dcacc4a7f8eabf88181b1111a912b,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineCodeFeatureClient": InlineCodeFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#IndentFeatureClient": IndentFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ChecklistFeatureClient": ChecklistFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#RelationshipFeatureClient": RelationshipFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "/src/admin/knowledge/answer-question#AnswerQuestionField": AnswerQuestionField_3e15c4385ed6274a48e48b917f5e64ef,
  "/src/admin/knowledge/answer-question#AnswerQuestionCell": AnswerQuestionCell_3e15c4385ed6274a48e48b917f5e64ef,
  "/src/admin/knowledge/words-label#NameLabel": NameLabel_f8edb6152e8c70a7f23503e96fc4608c,
  "/src/admin/sign-in/second-step-of#SecondStepOf": SecondStepOf_7c61af6318730e25de0a79107399059a,
  "/src/admin/sign-in/sessions-of#SessionsOf": SessionsOf_8d7b7f054342691bb11c67010e661435,
  "/src/admin/webhooks/receiver-secret-part#ReceiverSecretPart": ReceiverSecretPart_3382ada52471cafce1c667d6adbbab5b,
  "/src/admin/webhooks/send-again-part#SendAgainPart": SendAgainPart_d67d16589e05d28902e3e5611b8e0cf1,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/src/admin/knowledge/words-label#WordsLabel": WordsLabel_f8edb6152e8c70a7f23503e96fc4608c,
  "/src/admin/nav/own-nav#OwnNav": OwnNav_0ed5a354c5a6790ec348398207b578cd,
  "/src/admin/nav/brand#BrandIcon": BrandIcon_3fb465c6d76773678897b34ea619bb06,
  "/src/admin/nav/brand#BrandLogo": BrandLogo_3fb465c6d76773678897b34ea619bb06,
  "/src/admin/today/first-day#FirstDay": FirstDay_152a884e6587958da57459e4754a439e,
  "/src/admin/today/today#Today": Today_96733401ac2cc329e72cd46c17d2d6e8,
  "/src/admin/money/money-owed#MoneyOwedPart": MoneyOwedPart_90cd60b3676f0adc46c0f0ae46c9f536,
  "@payloadcms/storage-s3/client#S3ClientUploadHandler": S3ClientUploadHandler_f97aa6c64367fa259c5bc0567239ef24,
  "/src/admin/sign-in/sign-in-view#SignInView": SignInView_831530886149f20852c1385656fd5080,
  "/src/admin/sign-in/not-entitled-view#NotEntitledView": NotEntitledView_71e44e832c5d531dccdcfe9f726ef8be,
  "/src/admin/jobs/jobs-view#JobsView": JobsView_6fabc4bf30ebff5f22aa84f0930ce323,
  "/src/admin/background/background-view#BackgroundView": BackgroundView_786e481cbb5647f160ea6dcbac47a13a,
  "/src/admin/import/import-view#ImportView": ImportView_197be3d440e2e63a8c08cb0efeeed919,
  "/src/admin/friday/friday-view#FridayView": FridayView_21768c2626789ca22709099d87cac9c1,
  "/src/admin/prices/prices-view#PricesView": PricesView_b52731e037b1fc1c2d462af6443ecb2f,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
