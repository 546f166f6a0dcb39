import { QuoteAtTheDesk as QuoteAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { QuoteSummary as QuoteSummary_e41b27609dbf2984325065e18f2abf23 } from '../../../../src/admin/quote-summary'
import { QuotePhotos as QuotePhotos_c352eb73023efa3d1f0d2e8465bafd8e } from '../../../../src/admin/visitor-photos'
import { MoneyCell as MoneyCell_354dcbcd347574e07ce8f08470f99a5f } from '../../../../src/admin/money-cell'
import { StoredData as StoredData_932d77294e0ec26056723e86a49fb140 } from '../../../../src/admin/stored-data'
import { ServiceCell as ServiceCell_3c387450bcbb17588b7cd4de0291be7e } from '../../../../src/admin/service-cell'
import { MailCell as MailCell_3d07d2540e8c178aa9bcba2dad9d7282 } from '../../../../src/admin/mail-cell'
import { PhoneCell as PhoneCell_b017a5187aac2edb473d1f20e139ee0a } from '../../../../src/admin/phone-cell'
import { MomentCell as MomentCell_61e4c9a5f5ccc61a554a69ca69887d57 } from '../../../../src/admin/moment-cell'
import { ShopTimeField as ShopTimeField_3d8103dbceb99b5f9c1eeb9f9a278f65 } from '../../../../src/admin/shop-time/shop-time-field'
import { YesCell as YesCell_a8fdc941d29e6aa7da15cefe685f0e59 } from '../../../../src/admin/yes-cell'
import { RecordOnQuote as RecordOnQuote_8454c7a5f9af60f0dbf4c9a285f69572 } from '../../../../src/admin/record-on-quote'
import { QuoteStateCell as QuoteStateCell_2c2d89d0231fa9208aa8d3e40be045f4 } from '../../../../src/admin/quote-state-cell'
import { SizesLetterField as SizesLetterField_a26aae4fc4b628b296b0686fb15ece99 } from '../../../../src/admin/sizes-letter-field'
import { NewAtTheDesk as NewAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { PeriodFilter as PeriodFilter_cd833b6f5f39f5eef961c64e3fe589e2 } from '../../../../src/admin/periods/period-filter'
import { DayFilter as DayFilter_2abb71df977dfff9820ee52cdaac3d38 } from '../../../../src/admin/day-filter/day-filter'
import { ExportList as ExportList_7f96f467748fea63be794842871da1ba } from '../../../../src/admin/export/export-list'
import { RowTimes as RowTimes_77e9eab282af2da4b2e3317d16e2bb1c } from '../../../../src/admin/shop-time/row-times'
import { PaymentSummary as PaymentSummary_1e472bc2433b2aebcabef53daff4426f } from '../../../../src/admin/payment-summary'
import { ReachOfInquiry as ReachOfInquiry_e317f04b09b76dd9508035a23afd7eee } from '../../../../src/admin/inbox/reach-of-inquiry'
import { MayBelongTo as MayBelongTo_9c02f621ab1ca99aa899aad687354cab } from '../../../../src/admin/jobs/may-belong-to'
import { InquiryAtTheDesk as InquiryAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { Conversation as Conversation_338bc3cfe3ec49152ce25695891fd922 } from '../../../../src/admin/inbox/conversation'
import { InquiryPhotos as InquiryPhotos_c352eb73023efa3d1f0d2e8465bafd8e } from '../../../../src/admin/visitor-photos'
import { InquirySummary as InquirySummary_84204a7b9386160540f420ff7527ae4d } from '../../../../src/admin/inquiry-summary'
import { DrawnFront as DrawnFront_2cbc3b8ae69fbed65a25f9abfe63c328 } from '../../../../src/admin/drawn-front'
import { LanguageCell as LanguageCell_05f7d0707fd78eedb0dd85996d19c307 } from '../../../../src/admin/language-name'
import { LanguageField as LanguageField_05f7d0707fd78eedb0dd85996d19c307 } from '../../../../src/admin/language-name'
import { CustomerHead as CustomerHead_99afd421f3bb0560675b9131e763b06c } from '../../../../src/admin/customer/customer-head'
import { CustomerAtTheDesk as CustomerAtTheDesk_39ee4b988d99e6bb3085958e278182e5 } from '../../../../src/admin/at-the-desk'
import { CustomerQuotes as CustomerQuotes_8997066b22710aa50bf979ee46169526 } from '../../../../src/admin/customer-quotes'
import { CustomerStory as CustomerStory_2f6f62d42c3b5623429c8061b2062841 } from '../../../../src/admin/customer/customer-story'
import { ListCell as ListCell_228348909421314743944013a89eab12 } from '../../../../src/admin/list-cell'
import { ColleagueCell as ColleagueCell_fd9850f2a770996b1d783eedaa24bf87 } from '../../../../src/admin/colleague-cell'
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
import { AnswerQuestionField as AnswerQuestionField_414eb09fd3a492a2c32b36974a4a8bdb } from '../../../../src/admin/answer-question'
import { AnswerQuestionCell as AnswerQuestionCell_414eb09fd3a492a2c32b36974a4a8bdb } from '../../../../src/admin/answer-question'
import { NameLabel as NameLabel_8ed16437124e4fe1835a01231c4ba88f } from '../../../../src/admin/words-label'
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
import { WordsLabel as WordsLabel_8ed16437124e4fe1835a01231c4ba88f } from '../../../../src/admin/words-label'
import { OwnNav as OwnNav_0ed5a354c5a6790ec348398207b578cd } from '../../../../src/admin/nav/own-nav'
import { BrandIcon as BrandIcon_5bfe1b3faa2547e7d5ec0dc4d1f80caa } from '../../../../src/admin/brand'
import { BrandLogo as BrandLogo_5bfe1b3faa2547e7d5ec0dc4d1f80caa } from '../../../../src/admin/brand'
import { FirstDay as FirstDay_da35698e72571a9aeda6852c00054996 } from '../../../../src/admin/first-day'
import { Today as Today_96733401ac2cc329e72cd46c17d2d6e8 } from '../../../../src/admin/today/today'
import { MoneyOwedPart as MoneyOwedPart_6ef74e7a415c9d841d1da5f94309e4c8 } from '../../../../src/admin/money-owed'
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
  "/src/admin/quote-summary#QuoteSummary": QuoteSummary_e41b27609dbf2984325065e18f2abf23,
  "/src/admin/visitor-photos#QuotePhotos": QuotePhotos_c352eb73023efa3d1f0d2e8465bafd8e,
  "/src/admin/money-cell#MoneyCell": MoneyCell_354dcbcd347574e07ce8f08470f99a5f,
  "/src/admin/stored-data#StoredData": StoredData_932d77294e0ec26056723e86a49fb140,
  "/src/admin/service-cell#ServiceCell": ServiceCell_3c387450bcbb17588b7cd4de0291be7e,
  "/src/admin/mail-cell#MailCell": MailCell_3d07d2540e8c178aa9bcba2dad9d7282,
  "/src/admin/phone-cell#PhoneCell": PhoneCell_b017a5187aac2edb473d1f20e139ee0a,
  "/src/admin/moment-cell#MomentCell": MomentCell_61e4c9a5f5ccc61a554a69ca69887d57,
  "/src/admin/shop-time/shop-time-field#ShopTimeField": ShopTimeField_3d8103dbceb99b5f9c1eeb9f9a278f65,
  "/src/admin/yes-cell#YesCell": YesCell_a8fdc941d29e6aa7da15cefe685f0e59,
  "/src/admin/record-on-quote#RecordOnQuote": RecordOnQuote_8454c7a5f9af60f0dbf4c9a285f69572,
  "/src/admin/quote-state-cell#QuoteStateCell": QuoteStateCell_2c2d89d0231fa9208aa8d3e40be045f4,
  "/src/admin/sizes-letter-field#SizesLetterField": SizesLetterField_a26aae4fc4b628b296b0686fb15ece99,
  "/src/admin/at-the-desk#NewAtTheDesk": NewAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/periods/period-filter#PeriodFilter": PeriodFilter_cd833b6f5f39f5eef961c64e3fe589e2,
  "/src/admin/day-filter/day-filter#DayFilter": DayFilter_2abb71df977dfff9820ee52cdaac3d38,
  "/src/admin/export/export-list#ExportList": ExportList_7f96f467748fea63be794842871da1ba,
  "/src/admin/shop-time/row-times#RowTimes": RowTimes_77e9eab282af2da4b2e3317d16e2bb1c,
  "/src/admin/payment-summary#PaymentSummary": PaymentSummary_1e472bc2433b2aebcabef53daff4426f,
  "/src/admin/inbox/reach-of-inquiry#ReachOfInquiry": ReachOfInquiry_e317f04b09b76dd9508035a23afd7eee,
  "/src/admin/jobs/may-belong-to#MayBelongTo": MayBelongTo_9c02f621ab1ca99aa899aad687354cab,
  "/src/admin/at-the-desk#InquiryAtTheDesk": InquiryAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/inbox/conversation#Conversation": Conversation_338bc3cfe3ec49152ce25695891fd922,
  "/src/admin/visitor-photos#InquiryPhotos": InquiryPhotos_c352eb73023efa3d1f0d2e8465bafd8e,
  "/src/admin/inquiry-summary#InquirySummary": InquirySummary_84204a7b9386160540f420ff7527ae4d,
  "/src/admin/drawn-front#DrawnFront": DrawnFront_2cbc3b8ae69fbed65a25f9abfe63c328,
  "/src/admin/language-name#LanguageCell": LanguageCell_05f7d0707fd78eedb0dd85996d19c307,
  "/src/admin/language-name#LanguageField": LanguageField_05f7d0707fd78eedb0dd85996d19c307,
  "/src/admin/customer/customer-head#CustomerHead": CustomerHead_99afd421f3bb0560675b9131e763b06c,
  "/src/admin/at-the-desk#CustomerAtTheDesk": CustomerAtTheDesk_39ee4b988d99e6bb3085958e278182e5,
  "/src/admin/customer-quotes#CustomerQuotes": CustomerQuotes_8997066b22710aa50bf979ee46169526,
  "/src/admin/customer/customer-story#CustomerStory": CustomerStory_2f6f62d42c3b5623429c8061b2062841,
  "/src/admin/list-cell#ListCell": ListCell_228348909421314743944013a89eab12,
  "/src/admin/colleague-cell#ColleagueCell": ColleagueCell_fd9850f2a770996b1d783eedaa24bf87,
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
  "/src/admin/answer-question#AnswerQuestionField": AnswerQuestionField_414eb09fd3a492a2c32b36974a4a8bdb,
  "/src/admin/answer-question#AnswerQuestionCell": AnswerQuestionCell_414eb09fd3a492a2c32b36974a4a8bdb,
  "/src/admin/words-label#NameLabel": NameLabel_8ed16437124e4fe1835a01231c4ba88f,
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
  "/src/admin/words-label#WordsLabel": WordsLabel_8ed16437124e4fe1835a01231c4ba88f,
  "/src/admin/nav/own-nav#OwnNav": OwnNav_0ed5a354c5a6790ec348398207b578cd,
  "/src/admin/brand#BrandIcon": BrandIcon_5bfe1b3faa2547e7d5ec0dc4d1f80caa,
  "/src/admin/brand#BrandLogo": BrandLogo_5bfe1b3faa2547e7d5ec0dc4d1f80caa,
  "/src/admin/first-day#FirstDay": FirstDay_da35698e72571a9aeda6852c00054996,
  "/src/admin/today/today#Today": Today_96733401ac2cc329e72cd46c17d2d6e8,
  "/src/admin/money-owed#MoneyOwedPart": MoneyOwedPart_6ef74e7a415c9d841d1da5f94309e4c8,
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
